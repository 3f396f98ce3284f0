import type { DemoAccount } from './accounts.ts';
import { insertRows, type Sql } from './sql.ts';

/** Inserts the rows that a sign-up with confirmation would have inserted. */
export async function createAccount(sql: Sql, account: DemoAccount): Promise<void> {
  const { id, email, password, fullName } = account;
  await sql(
    `insert into auth.users (
       id, aud, role, email, encrypted_password, email_confirmed_at, created_at, updated_at,
       raw_app_meta_data, raw_user_meta_data,
       confirmation_token, recovery_token, email_change, email_change_token_new,
       email_change_token_current, phone_change, phone_change_token, reauthentication_token
     ) values (
       $1::text::uuid, 'authenticated', 'authenticated', $2::text,
       extensions.crypt($3::text, extensions.gen_salt('bf', 6)), now(), now(), now(),
       '{"provider": "email", "providers": ["email"]}',
       jsonb_strip_nulls(jsonb_build_object(
         'full_name', $4::text, 'email_verified', true,
         'graduation_year', (select graduation_year from public.alumni where email = $2::text)
       )),
       '', '', '', '', '', '', '', ''
     )`,
    [id, email, password, fullName],
  );
  await insertRows(sql, 'auth.identities', [
    {
      id,
      user_id: id,
      provider: 'email',
      provider_id: id,
      identity_data: { sub: id, email, email_verified: true },
      last_sign_in_at: new Date().toISOString(),
      created_at: new Date().toISOString(),
      updated_at: new Date().toISOString(),
    },
  ]);
}
