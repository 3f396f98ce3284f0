/** The request of `fetchCurrentRole`. The boot script sends it before the code that needs the role has loaded. */
export const roleRead = {
  path: '/rest/v1/rpc/current_user_role',
  init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
};
