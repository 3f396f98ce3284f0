import { asText } from '../rows/stored-value.ts';
import { type ContactVisibility, toContactVisibility } from './contact-visibility.model.ts';

/** What the person fills in himself; an empty text stands for what is unknown. */
export interface ProfileFields {
  fullName: string;
  entryYear: string;
  graduationYear: string;
  nim: string;
  concentration: string;
  thesisTitle: string;
  internshipPlace: string;
  otherAcademicInfo: string;
  jobTitle: string;
  company: string;
  location: string;
  bio: string;
  phoneNumber: string;
  linkedinUrl: string;
  websiteUrl: string;
  contactVisibility: ContactVisibility;
}

/** What a form of a person without a profile begins with. */
export function emptyProfile(fullName: string): ProfileFields {
  return toProfileFields({ full_name: fullName, contact_visibility: 'alumni' });
}

export function toProfileFields(stored: Readonly<Record<string, unknown>>): ProfileFields {
  return {
    fullName: asText(stored.full_name),
    entryYear: asText(stored.entry_year),
    graduationYear: asText(stored.graduation_year),
    nim: asText(stored.nim),
    concentration: asText(stored.concentration),
    thesisTitle: asText(stored.thesis_title),
    internshipPlace: asText(stored.internship_place),
    otherAcademicInfo: asText(stored.other_academic_info),
    jobTitle: asText(stored.job_title),
    company: asText(stored.company),
    location: asText(stored.location),
    bio: asText(stored.bio),
    phoneNumber: asText(stored.phone_number),
    linkedinUrl: asText(stored.linkedin_url),
    websiteUrl: asText(stored.website_url),
    contactVisibility: toContactVisibility(stored.contact_visibility),
  };
}
