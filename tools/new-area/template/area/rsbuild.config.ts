import { defineAreaBuild } from '@portal/federation/rsbuild';
import { area } from './src/routes.ts';

export default defineAreaBuild({ name: 'new-area', area, prerender: './src/app.tsx' });
