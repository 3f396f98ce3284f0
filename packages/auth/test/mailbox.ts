import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

interface Mail {
  to: string;
  text: string;
}

// Not the fetch of happy-dom: it would apply its rules for foreign origins.
async function open(url: string): Promise<IncomingMessage> {
  const [response]: IncomingMessage[] = await once(get(url), 'response');
  if (!response) throw new Error(`${url} did not answer.`);
  return response;
}

/** The path of the portal in the link of the newest mail to this e-mail. */
export async function mailLink(address: string): Promise<string> {
  const mails: Mail[] = JSON.parse(await text(await open(`${inject('mailboxUrl')}/api/messages`)));
  const mail = mails.find(({ to }) => to.includes(address));
  const [, path] = /https?:\/\/[^/]+(\/\S+)/.exec(mail?.text ?? '') ?? [];
  if (!path) throw new Error(`No mail with a link was sent to ${address}.`);
  return path;
}
