export { builtInPictures } from './built-in-pictures.ts';
export { HeroView } from './hero-view.tsx';
export { StatisticsView } from './statistics-view.tsx';
