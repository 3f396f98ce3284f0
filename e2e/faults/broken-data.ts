import type { LocalStack } from '@portal/local-stack';

/** Runs where it is parsed as markup, and ends a quoted attribute, a style or a script into which it is inserted. */
export const markup = `</script><img src=x onerror=alert(1)>'")`;
const long = `${markup} ${'Panjang '.repeat(1250)}`;
const missingPicture = '/storage/v1/object/public/public-files/events/1700000000000_gone.jpg';

/** Wrong shapes that the database accepts: its checks only require that each required field is there. */
const lists = {
  advanced_degrees: [
    { id: '1', degree_level: 7, university: { a: 1 }, graduation_year: [], thesis_title: {} },
    { id: '2', degree_level: markup, university: markup, thesis_title: markup },
  ],
  trainings_certifications: [
    { id: 3, name: 7, issuer: [1], year: {} },
    { id: '4', name: markup, issuer: markup },
  ],
  organizational_history: [
    { id: '5', position: 7, name: null },
    { id: '6', position: markup, organization_name: markup, description: markup },
  ],
};
const configurations = ['teks', 7, [7, null], { text: 7, items: 'teks' }, { items: [{}, 7] }, true];

interface Column {
  table: string;
  column: string;
}

/** The columns of text that are written, in all tables. */
export async function textColumns(portal: LocalStack): Promise<Column[]> {
  const columns = await portal.query(
    `select table_name as table, column_name as column from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and data_type = 'text' and is_generated = 'NEVER'
     order by 1, 2`,
  );
  return columns.map(({ table, column }) => ({ table: String(table), column: String(column) }));
}

/** Stores the first of the texts that the column accepts, in all rows. @returns false when it accepts none */
export async function fill(
  portal: LocalStack,
  { table, column }: Column,
  texts: readonly string[],
): Promise<boolean> {
  for (const text of texts) {
    try {
      await portal.query(`update ${table} set ${column} = $1`, [text]);
      return true;
    } catch {}
  }
  return false;
}

/** Stores the worst values that the database accepts, in every row. @returns the text columns that accept no such text */
export async function storeBrokenData(portal: LocalStack): Promise<string[]> {
  const columns = await textColumns(portal);
  // Rows from before a check may hold what it refuses today.
  const checks = ['alumni_plausible', 'alumni_item_texts'];
  for (const check of checks) await portal.query(`alter table alumni disable trigger ${check}`);
  const refused: string[] = [];
  for (const column of columns) {
    if (await fill(portal, column, [long, markup])) continue;
    refused.push(`${column.table}.${column.column}`);
  }
  for (const [column, list] of Object.entries(lists)) {
    await portal.query(`update alumni set ${column} = $1::text::jsonb`, [JSON.stringify(list)]);
  }
  for (const check of checks) await portal.query(`alter table alumni enable trigger ${check}`);
  await portal.query(`update alumni set profile_image_url = '${missingPicture}'`);
  await portal.query(`update events set image_url = '${missingPicture}'`);
  await portal.query(`update job_postings set company_logo_url = '${missingPicture}'`);
  await portal.query(
    `update organization_structure set image_url = '${missingPicture}', category = 'tak-dikenal' where display_order % 2 = 0`,
  );
  await portal.query(
    `update site_configurations set config_value = case when config_key ~ '_url$' then '[7]'
       else ($1::text::jsonb) -> (ascii(config_key) % 6) end`,
    [JSON.stringify(configurations)],
  );
  await portal.query('update auth.users set raw_user_meta_data = $1::text::jsonb', [
    JSON.stringify({ full_name: markup, avatar_url: 7 }),
  ]);
  return refused;
}
