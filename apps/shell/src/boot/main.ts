import { boot } from './boot.ts';

window.portalBoot = boot();
