import { defineApp } from '@portal/federation';
import { area } from './routes.ts';

export const App = defineApp(area, {
  home: () => import(/* webpackChunkName: "home" */ './features/home/home-page.tsx'),
});
