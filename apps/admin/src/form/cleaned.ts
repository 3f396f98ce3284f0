import { cleanText } from '@portal/api/text';

/** The values with every text cleaned, as the row will hold them: so they can be compared with the stored row. */
export function cleaned<Values extends object>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? cleanText(value) : value,
    ]),
  ) as Values;
}
