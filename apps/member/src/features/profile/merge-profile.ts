import type { ProfileFields } from '@portal/api/alumni';
import { profileLabels } from './profile-labels.ts';

export type ProfileField = keyof ProfileFields;

interface Versions {
  /** What the form was opened with. */
  base: ProfileFields;
  mine: ProfileFields;
  theirs: ProfileFields;
}

interface MergedProfile {
  fields: ProfileFields;
  /** Changed here and there, differently: only the person can decide. `fields` has his own words for them. */
  disputed: ProfileField[];
}

const isField = (name: string): name is ProfileField => name in profileLabels;
const profileFields = Object.keys(profileLabels).filter(isField);

/** Takes `names` from one profile and everything else from the other. */
export function withFields(
  profile: ProfileFields,
  source: ProfileFields,
  names: readonly ProfileField[],
): ProfileFields {
  const taken = Object.fromEntries(names.map((name) => [name, source[name]]));
  return { ...profile, ...taken };
}

export function changedFields(from: ProfileFields, to: ProfileFields): ProfileField[] {
  return profileFields.filter((name) => from[name] !== to[name]);
}

/** Keeps the changes of both sides, field by field. */
export function mergeProfile({ base, mine, theirs }: Versions): MergedProfile {
  const changed = changedFields(base, mine);
  return {
    fields: withFields(theirs, mine, changed),
    disputed: changed.filter((name) => theirs[name] !== base[name] && theirs[name] !== mine[name]),
  };
}

export function isSameProfile(one: ProfileFields, other: ProfileFields): boolean {
  return changedFields(one, other).length === 0;
}
