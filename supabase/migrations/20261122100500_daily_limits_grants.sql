-- The policy on uploads calls it with the rights of the client.
revoke all on function private.may_upload from public, anon, authenticated;
grant execute on function private.may_upload to authenticated, service_role;
