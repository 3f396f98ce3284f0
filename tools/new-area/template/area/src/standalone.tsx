import { startStandalone } from '@portal/standalone';
import { App } from './app.tsx';
import { area } from './routes.ts';

void startStandalone({ area, App });
