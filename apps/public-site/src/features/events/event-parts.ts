export { CalendarAddress } from './calendar-address.tsx';
export { UpcomingActions } from './registration-section.tsx';
