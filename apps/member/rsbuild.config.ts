import { defineArea } from '@portal/federation/rsbuild';
import { routes } from './src/routes.ts';

export default defineArea({ name: 'member', port: 3012, routes });
