/** The request of `fetchCurrentRole`, for the boot script: it sends it before the code that asks for the role has arrived. */
export const roleRead = {
  path: '/rest/v1/rpc/current_user_role',
  init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
};
