import { everyAnswer, refusal } from '@portal/release/hosting';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a URL names this machine by itself. */
function isLoopback({ hostname }: URL): boolean {
  return loopbackNames.includes(hostname);
}

/**
 * Refuses requests for other names: a page of a stranger whose name resolves to this machine (DNS rebinding)
 * could otherwise read the portal and its mails as if it were of the same origin.
 */
export function refuseForeignHost(request: Request): Response | undefined {
  if (isLoopback(new URL(request.url))) return undefined;
  return new Response('This name does not belong to the portal. Open it as localhost.\n', {
    status: 421,
    headers: { ...everyAnswer, ...refusal },
  });
}
