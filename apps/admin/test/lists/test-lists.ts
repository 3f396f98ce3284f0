import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { type Imported, importList, signInAsAdmin } from './import-list.ts';

type Value = string | null;
interface Person {
  row: number;
  maybe?: string;
  sheet?: string;
  hidden?: boolean;
  quiet?: string;
  [field: string]: Value | Value[] | number | boolean | undefined;
}
interface List {
  people: Person[];
  sheets?: string;
  unread?: string;
  or_said?: string;
  ask?: Record<string, string>;
}

const notFields = ['row', 'maybe', 'sheet', 'hidden', 'quiet'];

/** Telephone numbers by their digits, a NIM without dots and blanks, addresses without case. */
function comparable(field: string, value: Value | undefined): string {
  if (!value) return '';
  if (field === 'phone') return value.replace(/\D/g, '').replace(/^62/, '0');
  if (field === 'nim') return value.replace(/[^\dA-Z]/gi, '');
  return field === 'email' ? value.toLowerCase() : value;
}

/** The fields whose value is none of the right ones. */
const wrongFields = (person: Person, stored: Imported['stored'][number]) =>
  Object.entries(person).flatMap(([field, right]) => {
    if (notFields.includes(field)) return [];
    const rights = [right].flat().map((value) => comparable(field, value as Value));
    const value = comparable(field, stored[field]);
    return rights.includes(value) ? [] : [`${field} “${value}” instead of “${rights.join(' | ')}”`];
  });

interface Found extends Imported {
  list: List;
  told: string;
  arrived: Person[];
}

/** Whether somebody may stay out: who is hidden, on a sheet that is named, or in a question. */
function isExcused(person: Person, { list, told, arrived, checked }: Found): boolean {
  if (person.hidden) return true;
  if (person.sheet && !arrived.some(({ sheet }) => sheet === person.sheet)) {
    return new RegExp(list.unread ?? `\\b${person.sheet}\\b`, 'i').test(told);
  }
  const row = checked.find((one) => one.row === person.row);
  return person.maybe === 'asked' && Boolean(row?.asked ?? row?.action === 'rejected');
}

/** What is not as the list says. */
function faultsOf(list: List, imported: Imported): string[] {
  const { sentences, checked, stored } = imported;
  const told = sentences.join('\n');
  if (list.or_said && new RegExp(list.or_said, 'i').test(told)) return [];
  const left = [...stored];
  const found = list.people.map((person) => {
    const [record] = left
      .filter(({ name }) => [person.name].flat().includes(name ?? null))
      .sort((one, other) => wrongFields(person, one).length - wrongFields(person, other).length);
    if (record) left.splice(left.indexOf(record), 1);
    return { person, record, check: checked.find(({ row }) => row === person.row) };
  });
  const arrived = found.filter(({ record }) => record).map(({ person }) => person);
  const faults = found.flatMap(({ person, record, check }) => {
    const title = `${person.row} ${[person.name].flat()[0]}`;
    const wrong = record ? wrongFields(person, record) : [];
    const isLost = !record && !isExcused(person, { ...imported, list, told, arrived });
    return [
      ...(wrong.length > 0 ? [`${title}: ${wrong.join(', ')}`] : []),
      ...(isLost ? [`${title} is missing: ${check?.name} ${check?.action} ${check?.reason}`] : []),
      ...(person.quiet && new RegExp(person.quiet, 'i').test(check?.reason ?? '')
        ? [`${title}: ${check?.reason}`]
        : []),
    ];
  });
  const isSilent = arrived.some(({ hidden }) => hidden) && !/tersembunyi/.test(told);
  return [
    ...faults,
    ...left.map(({ name }) => `nobody: ${name}`),
    ...(isSilent ? ['nothing is said about hidden rows'] : []),
  ];
}

/** Each list goes through the import as it is; all that it stores, and nothing else, is what its people say. */
export function testLists(names: readonly string[]) {
  beforeAll(signInAsAdmin);
  it.each(names)('%s', async (name) => {
    const people = new URL(`people/${name.replace(/\.\w+$/, '.json')}`, import.meta.url);
    const list: List = JSON.parse(readFileSync(people, 'utf8'));
    const imported = await importList(name, list.ask);
    const faults = faultsOf(list, imported);
    expect(faults, imported.sentences.join('\n')).toEqual([]);
  });
}
