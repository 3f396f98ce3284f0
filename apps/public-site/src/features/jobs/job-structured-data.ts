import { type ApprovedJob, isJobType, type JobType } from '@portal/api/job-posting';

const employmentTypes: Record<JobType, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
  Freelance: 'CONTRACTOR',
};

/** A job as a schema.org object. */
export function toStructuredJob(job: ApprovedJob): Record<string, unknown> {
  const { origin } = window.location;
  const { id, title, companyName, location, description, type, postedAt, deadline, logoUrl } = job;
  return {
    '@type': 'JobPosting',
    title,
    description,
    url: `${origin}/lowongan#job-${id}`,
    identifier: id,
    ...(postedAt && { datePosted: postedAt }),
    ...(deadline && { validThrough: `${deadline}T23:59:59+07:00` }),
    ...(isJobType(type) && { employmentType: employmentTypes[type] }),
    hiringOrganization: {
      '@type': 'Organization',
      name: companyName,
      ...(logoUrl && URL.canParse(logoUrl, origin) && { logo: new URL(logoUrl, origin).href }),
    },
    ...(location && {
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: location, addressCountry: 'ID' },
      },
    }),
  };
}
