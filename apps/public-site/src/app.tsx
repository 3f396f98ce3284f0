import { defineApp } from '@portal/federation';
import { area } from './routes.ts';

export const App = defineApp(area, {
  home: () => import(/* webpackChunkName: "home" */ './features/home/home-page.tsx'),
  about: () => import(/* webpackChunkName: "about" */ './features/about/about-page.tsx'),
  directory: () =>
    import(/* webpackChunkName: "directory" */ './features/directory/directory-page.tsx'),
  thesis: () => import(/* webpackChunkName: "thesis" */ './features/thesis/thesis-page.tsx'),
  events: () => import(/* webpackChunkName: "events" */ './features/events/events-page.tsx'),
  jobs: () => import(/* webpackChunkName: "jobs" */ './features/jobs/jobs-page.tsx'),
  'jobs-redirect': () =>
    import(
      /* webpackChunkName: "jobs-redirect" */ './features/jobs-redirect/jobs-redirect-page.tsx'
    ),
  contact: () => import(/* webpackChunkName: "contact" */ './features/contact/contact-page.tsx'),
  login: () => import(/* webpackChunkName: "login" */ './features/account/login-page.tsx'),
  register: () => import(/* webpackChunkName: "register" */ './features/account/register-page.tsx'),
  'forgot-password': () =>
    import(/* webpackChunkName: "forgot-password" */ './features/account/forgot-password-page.tsx'),
  'update-password': () =>
    import(/* webpackChunkName: "update-password" */ './features/account/update-password-page.tsx'),
  'mail-link': () =>
    import(/* webpackChunkName: "mail-link" */ './features/account/mail-link-page.tsx'),
});
