import { AreaPages, lazyPage } from '@portal/federation';

const pages = {
  '/': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "home" */ './features/home/home-page.tsx')).HomePage,
  ),
  '/tentang': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "about" */ './features/about/about-page.tsx')).AboutPage,
  ),
  '/alumni': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "directory" */ './features/directory/directory-page.tsx'))
        .DirectoryPage,
  ),
  '/alumni/thesis': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "thesis" */ './features/thesis/thesis-page.tsx'))
        .ThesisPage,
  ),
  '/kegiatan': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "events" */ './features/events/events-page.tsx'))
        .EventsPage,
  ),
  '/lowongan': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "jobs" */ './features/jobs/jobs-page.tsx')).JobsPage,
  ),
  '/kontak': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "contact" */ './features/contact/contact-page.tsx'))
        .ContactPage,
  ),
  '/jobs': lazyPage(
    async () =>
      (
        await import(
          /* webpackChunkName: "jobs-redirect" */ './features/jobs-redirect/jobs-redirect-page.tsx'
        )
      ).JobsRedirectPage,
  ),
  '/login': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "login" */ './features/account/login-page.tsx')).LoginPage,
  ),
  '/register': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "register" */ './features/account/register-page.tsx'))
        .RegisterPage,
  ),
  '/forgot-password': lazyPage(
    async () =>
      (
        await import(
          /* webpackChunkName: "forgot-password" */ './features/account/forgot-password-page.tsx'
        )
      ).ForgotPasswordPage,
  ),
  '/update-password': lazyPage(
    async () =>
      (
        await import(
          /* webpackChunkName: "update-password" */ './features/account/update-password-page.tsx'
        )
      ).UpdatePasswordPage,
  ),
};

export function App() {
  return <AreaPages pages={pages} />;
}
