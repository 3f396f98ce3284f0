import type { LocalStack } from '@portal/local-stack';
import { fill, textColumns } from './broken-data.ts';

const word = 'Q'.repeat(150);

/** Every sentence in the stored JSON becomes one word; names of icons and categories stay. */
const unbroken = (stored: unknown): string =>
  JSON.stringify(stored, (_, value: unknown) =>
    typeof value === 'string' && value.includes(' ') ? word : value,
  );

/** Makes one word of 150 letters of every text of a person or an editor that may be that long. */
export async function storeUnbrokenWords(portal: LocalStack): Promise<void> {
  for (const column of await textColumns(portal)) {
    await fill(portal, column, [word, word.slice(0, 100), word.slice(0, 50)]);
  }
  const settings = await portal.query('select config_key, config_value from site_configurations');
  for (const { config_key: key, config_value: value } of settings) {
    await portal.query('update site_configurations set config_value = $1 where config_key = $2', [
      unbroken(value),
      key,
    ]);
  }
  for (const list of ['advanced_degrees', 'trainings_certifications', 'organizational_history']) {
    for (const row of await portal.query(`select id, ${list} as list from alumni`)) {
      await portal.query(`update alumni set ${list} = $1::text::jsonb where id = $2`, [
        unbroken(row.list),
        row.id,
      ]);
    }
  }
  await portal.query('update auth.users set raw_user_meta_data = $1::text::jsonb', [
    JSON.stringify({ full_name: word }),
  ]);
}
