import { defineApp } from '@portal/federation';
import { area } from './routes.ts';

export const App = defineApp(area, {
  faults: () => import(/* webpackChunkName: "faults" */ './faults-page.tsx'),
  form: () => import(/* webpackChunkName: "form" */ './form-page.tsx'),
});
