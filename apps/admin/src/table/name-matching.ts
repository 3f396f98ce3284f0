import type { ListRequest } from '@portal/api';
import type { ListFilterField } from './list-params.ts';

/** What a request asks for, in the words of the page: the values of status, search and filters. */
export function chosenWords<Status extends string>(
  { search, status, filters = {} }: ListRequest<Status, string>,
  statusInfo: Readonly<Record<Status, { label: string }>>,
  fields: readonly ListFilterField[] = [],
): string[] {
  const further = fields.flatMap(({ name, options }) => {
    const value = filters[name];
    return options?.find((option) => option.value === value)?.label ?? value ?? [];
  });
  return [...(status ? [statusInfo[status].label] : []), ...further, search];
}

/** Describes the rows that match a request by its search, status and filters. `title` is that of the list: 'Kegiatan'. */
export function nameMatching<Status extends string>(
  { search, status, filters = {} }: ListRequest<Status, string>,
  title: string,
  statusInfo: Readonly<Record<Status, { label: string }>>,
  fields: readonly ListFilterField[] = [],
): string {
  const further = fields.flatMap(({ name, label, options }) => {
    const value = filters[name];
    if (value === undefined) return [];
    const chosen = options?.find((option) => option.value === value)?.label;
    return [`${label.toLowerCase()} ${chosen ?? `‘${value}’`}`];
  });
  const parts = [
    search && `pencarian ‘${search}’`,
    status && `status ${statusInfo[status].label}`,
    ...further,
  ].filter(Boolean);
  return parts.length > 0
    ? `Yang cocok dengan ${parts.join(', ')}`
    : `Seluruh ${title.toLowerCase()}`;
}
