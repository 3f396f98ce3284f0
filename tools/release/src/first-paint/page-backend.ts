import type { Registry } from '@portal/federation/registry';

/** Stands in a page's reads for the backend that they are sent to, until somebody knows it. */
export const backendMark = '{{backend}}';

/** One build serves every environment: the release or, where it does not know the backend, the host names it in the page. */
export function fillInBackend(page: string, backend: Registry['backend']): string {
  return backend ? page.replaceAll(`"${backendMark}"`, () => asData(backend)) : page;
}

/** JSON that cannot end the script element that it stands in. */
export function asData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
