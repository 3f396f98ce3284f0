import { entriesOf, type Item } from '../rows/fields.ts';
import { asText } from '../rows/stored-value.ts';

const fields = { year: ['entry_year', asText], link: ['group_link', asText] } as const;
export const toYearGroups = entriesOf(fields);

/** The WhatsApp group of those who entered in one year. */
export type YearGroup = Item<typeof fields>;
