import { startStandalone } from '@portal/standalone';
import { App } from './app.tsx';
import { routes } from './routes.ts';

void startStandalone({ title: 'Halaman publik', App, routes });
