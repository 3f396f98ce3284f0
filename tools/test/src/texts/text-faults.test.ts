import { createVirtualFileSystem } from 'typescript/unstable/fs';
import { API } from 'typescript/unstable/sync';
import { afterAll, expect, it } from 'vitest';
import { textFaults } from './text-faults.ts';

const frame = `
declare global {
  namespace JSX {
    interface Element { type: string }
    interface IntrinsicElements { p: { children?: Node }; b: { children?: Node } }
    interface ElementChildrenAttribute { children: {} }
  }
}
type Node = JSX.Element | string | number | bigint | boolean | null | undefined | readonly Node[];
declare const React: { createElement: unknown; Fragment: unknown };
declare const name: string, count: number, isBusy: boolean, node: Node, items: JSX.Element[];
declare const icon: JSX.Element, choice: JSX.Element | null;
`;
const config = { compilerOptions: { jsx: 'react', strict: true, types: [] }, include: ['*.tsx'] };
const open: API[] = [];

afterAll(() => {
  for (const api of open) api.close();
});

function faultsOf(jsx: string): string[] {
  const files = {
    '/page/tsconfig.json': JSON.stringify(config),
    '/page/page.tsx': `${frame}export const page = ${jsx};`,
  };
  const api = new API({ cwd: '/page', fs: createVirtualFileSystem(files) });
  open.push(api);
  const project = api.updateSnapshot({ openProjects: ['/page/tsconfig.json'] }).getProjects()[0];
  const source = project?.program.getSourceFile('/page/page.tsx');
  if (!project || !source) throw new Error('No page');
  return textFaults(source, project.checker).map((fault) => fault.replace(/^\d+: /, ''));
}

it.each([
  ['a text alone', '<p>{name}</p>'],
  ['a text that becomes an element', '<p>{isBusy ? name : icon}</p>'],
  ['fixed texts around elements', '<p>Halo <b>{name}</b>, selamat datang.</p>'],
  ['blanks anywhere', "<><b>{name}</b> {choice}{' '}</>"],
  ['elements that come and go after a text', '<p>Halo {isBusy && icon}</p>'],
  ['an element only where there is a text', '<p>{name && <b>{name}</b>}{items}</p>'],
])('takes %s', (_, jsx) => expect(faultsOf(jsx)).toEqual([]));

it.each([
  ['a value in a text', '<p>{count} orang</p>', ['{count}']],
  ['a text that comes and goes', "<p>Simpan{isBusy && '…'}</p>", ["{isBusy && '…'}"]],
  ['a text before which an element may appear', '<p>{choice} Simpan</p>', ['Simpan']],
  ['what may be a text beside others', '<p>{icon}{node}</p>', ['{node}']],
  ['the text of a fragment', '<p><>{name}</></p>', ['{name}']],
])('names %s', (_, jsx, faults) => expect(faultsOf(jsx)).toEqual(faults));
