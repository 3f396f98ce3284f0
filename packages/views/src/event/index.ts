export { CalendarActions } from './calendar-actions.tsx';
export { CancelQuestion } from './cancel-question.tsx';
export { EventCard, EventCardShapes, isActiveRegistration } from './event-card.tsx';
export { EventFacts } from './event-facts.tsx';
export { periodLabels, periodOf } from './event-period.ts';
export { EventPoster } from './event-poster.tsx';
export { OnlineWay } from './online-way.tsx';
export { freeSeatsText, isRegistrationOpen, queueHint } from './seats-text.ts';
