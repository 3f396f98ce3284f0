import { startStandalone } from '@portal/standalone';
import { App } from './app.tsx';
import { routes } from './routes.ts';

void startStandalone({ title: 'Area admin', App, routes });
