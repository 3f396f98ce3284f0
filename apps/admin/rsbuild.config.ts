import { defineArea } from '@portal/federation/rsbuild';
import { routes } from './src/routes.ts';

export default defineArea({ name: 'admin', port: 3013, routes });
