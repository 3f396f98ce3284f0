import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

interface Mail {
  to: string;
  text: string;
}

// Not the fetch of happy-dom: it would follow the redirect and apply its rules for foreign origins.
async function open(url: string): Promise<IncomingMessage> {
  const [response]: IncomingMessage[] = await once(get(url), 'response');
  if (!response) throw new Error(`${url} did not answer.`);
  return response;
}

/** Opens the link of the newest mail to this e-mail; returns the path of the portal to which it redirects. */
export async function followMailLink(address: string): Promise<string> {
  const mails: Mail[] = JSON.parse(await text(await open(`${inject('mailboxUrl')}/api/messages`)));
  const mail = mails.find(({ to }) => to.includes(address));
  const link = mail?.text.match(/https?:\/\/\S+/)?.[0];
  if (!link) throw new Error(`No mail with a link was sent to ${address}.`);
  const { headers } = await open(link);
  const target = new URL(headers.location ?? '', link);
  return target.pathname + target.search + target.hash;
}
