/**
 * What is cached of an entity lies below its word, so that a write names the entities that it changes. The rest of a key stands in its
 * query, and here where several ask for it.
 */
export const cached = {
  alumni: ['alumni'],
  /** Of an account's own record. */
  ownAlumni: (userId: string) => ['alumni', 'own', userId],
  directory: ['directory'],
  events: ['events'],
  approvedEvents: ['events', 'approved'],
  history: ['history'],
  jobPostings: ['job-postings'],
  approvedJobs: ['job-postings', 'approved'],
  notifications: ['notifications'],
  notificationPages: (userId: string) => ['notifications', 'pages', userId],
  organization: ['organization'],
  registrations: ['registrations'],
  ownRegistrations: (userId: string) => ['registrations', 'own', userId],
  siteConfiguration: ['site-configuration'],
  statistics: ['statistics'],
  theses: ['theses'],
  workHistory: ['work-history'],
} as const;

/** Whatever shows an alumnus, or counts what is theirs. */
export const cachedOfAlumni = [
  cached.alumni,
  cached.directory,
  cached.statistics,
  cached.theses,
  cached.workHistory,
  cached.registrations,
  cached.events,
  cached.jobPostings,
];
