import { boot } from '#shell/boot';

const { fetch } = window;
// The registry stands in the page, as the routes of an application stand in its code.
window.fetch = async (input, init) =>
  input === '/registry.json' ? new Response('registry') : fetch(input, init);
window.portalBoot = boot();
window.fetch = fetch;
