import { withNewSchema } from '@portal/local-stack/schema';
import { adminCheck, registerAdmin } from './admin-account.ts';
import { runChecks } from './check.ts';
import { type Catalogue, databaseChecks, readCatalogue } from './checks/database-checks.ts';
import { hostChecks } from './checks/host-checks.ts';
import { serviceChecks } from './checks/service-checks.ts';
import { migrateSafely } from './migrations/migrate-safely.ts';
import type { Project } from './project.ts';
import { applySettings, settingChecks } from './service-settings.ts';
import { applySiteUrl, siteUrlCheck } from './site-url.ts';

/**
 * Makes a project ready and checks it, by reading everything again. What is right already stays untouched, so the
 * command may be repeated. Returns whether nothing fails. `expected` is what the migrations make, made for the purpose
 * unless given. @throws StackError when a step cannot be taken
 */
export async function setUp(
  project: Project,
  print: (line: string) => void,
  expected?: Catalogue,
): Promise<boolean> {
  const { management, adminEmail, siteUrl, site } = project;
  const migrations = await migrateSafely(management, { site });
  for (const file of migrations) print(`applied  ${file}`);
  // Before the admin's account is made: while addresses count without confirmation, anybody could claim the admin's.
  for (const field of await applySettings(project)) print(`changed  ${field}`);
  await applySiteUrl(project);
  if (await registerAdmin(project)) {
    print(
      `made     the account of ${adminEmail}: a password is chosen at ${siteUrl}/forgot-password`,
    );
  }

  const catalogue = expected ?? (await withNewSchema(readCatalogue));
  const failed = await runChecks(listChecks(project, catalogue), print);
  print(
    failed === 0
      ? `The portal at ${siteUrl} is ready.`
      : `${failed} checks fail. Mend what they name and run the command again.`,
  );
  return failed === 0;
}

function listChecks(project: Project, expected: Catalogue) {
  return [
    ...settingChecks(project),
    adminCheck(project),
    siteUrlCheck(project),
    ...databaseChecks(project.management, expected),
    ...serviceChecks(project),
    ...hostChecks(project),
  ];
}
