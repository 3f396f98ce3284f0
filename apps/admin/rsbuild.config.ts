import { defineAreaBuild } from '@portal/federation/rsbuild';
import { area } from './src/routes.ts';

export default defineAreaBuild({ name: 'admin', area });
