import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const template = join(import.meta.dirname, '../template');
const validName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Writes the smallest area that passes all checks: the app, its browser test, its workflow, its owner, and its line in the list of
 * screens. The template is an area called `new-area`.
 * @returns the files that were written or changed, relative to `root`
 */
export function writeArea(root: string, name: string): string[] {
  assertName(name);
  const app = `apps/${name}`;
  if (existsSync(join(root, app))) throw new Error(`${app} exists already.`);
  const story = `e2e/${name}/${name}.spec.ts`;
  const workflow = `.github/workflows/${name}.yml`;

  cpSync(join(template, 'area'), join(root, app), { recursive: true });
  cpSync(join(template, 'turbo.json'), join(root, app, 'turbo.json'));
  cpSync(join(template, 'new-area.spec.ts'), join(root, story));
  cpSync(join(template, 'new-area.yml'), join(root, workflow));
  const written = [...filesBelow(root, app), story, workflow];
  for (const file of written) fillIn(root, file, name);

  const screens = 'e2e/faults/screens.ts';
  change(root, screens, (text) =>
    text.replace(/\n};\n$/, `\n  '/${name}': 'shows what is written in it',\n};\n`),
  );
  change(root, 'CODEOWNERS', (text) => addOwner(addOwner(text, 'apps', name), 'e2e', name));
  return [...written, screens, 'CODEOWNERS'];
}

/** @throws for a name that cannot be that of a folder, a path and a script */
export function assertName(name: string) {
  if (validName.test(name)) return;
  throw new Error(`"${name}" cannot be a name: use small letters, digits and single hyphens.`);
}

/** Puts the area's name and title in the place of the template's. */
export function fillIn(root: string, file: string, name: string) {
  change(root, file, (text) =>
    text.replaceAll('new-area', name).replaceAll('New Area', titleOf(name)),
  );
}

/** Inserts the owner's rule after the last rule for a folder beside it. */
function addOwner(text: string, folder: string, name: string): string {
  const [organization] = /@[\w-]+/.exec(text) ?? [];
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => line.startsWith(`/${folder}/`));
  lines.splice(last + 1, 0, `${`/${folder}/${name}/`.padEnd(23)} ${organization}/${name}`);
  return lines.join('\n');
}

function titleOf(name: string): string {
  return name.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

function change(root: string, file: string, edit: (text: string) => string) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, edit(text));
}

/** Relative to `root`. */
export function filesBelow(root: string, folder = '.'): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
