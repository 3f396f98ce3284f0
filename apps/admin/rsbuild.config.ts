import { defineAreaBuild } from '@portal/federation/rsbuild';
import { area } from './src/routes.ts';

export default defineAreaBuild({ name: 'admin', port: 3013, area });
