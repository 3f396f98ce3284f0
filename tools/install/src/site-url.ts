import type { Check } from './check.ts';
import type { Project } from './project.ts';

/** Tells the database where the portal is shown: the entries of the calendar lead there. */
export async function applySiteUrl({ management, siteUrl }: Project): Promise<void> {
  await management.query(
    'update private.app_settings set site_url = $1 where site_url is distinct from $1',
    [siteUrl],
  );
}

export function siteUrlCheck({ management, siteUrl }: Project): Check {
  return {
    name: 'the entries of the calendar lead to the portal',
    problems: async () => {
      const [setting] = await management.query('select site_url from private.app_settings');
      return setting?.site_url === siteUrl
        ? []
        : [`they lead to ${setting?.site_url ?? 'no address'}: run this command again`];
    },
  };
}
