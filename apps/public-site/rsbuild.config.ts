import { defineArea } from '@portal/federation/rsbuild';
import { routes } from './src/routes.ts';

export default defineArea({ name: 'public-site', port: 3011, routes, prerender: './src/app.tsx' });
