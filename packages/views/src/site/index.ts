export { HeroView } from './hero-view.tsx';
export { HistoryView } from './history-view.tsx';
export { HomeAboutView } from './home-about-view.tsx';
export { StatisticsView } from './statistics-view.tsx';
export { VisionMissionView } from './vision-mission-view.tsx';
