import type { ReactElement } from 'react';

/**
 * What a component sets beside other parts of its own: elements, and never bare text. A translation of the browser would replace
 * the text node, and React could then neither change it nor put an element before it.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
