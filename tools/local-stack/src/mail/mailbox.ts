import { randomUUID } from 'node:crypto';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}
export type CapturedMail = Mail & { id: string; createdAt: string };

const maxKept = 500;

/** Stores the mails instead of sending them, newest first. */
export function createMailbox() {
  let mails: CapturedMail[] = [];
  return {
    deliver(mail: Mail): void {
      const captured = { id: randomUUID(), createdAt: new Date().toISOString(), ...mail };
      mails = [captured, ...mails].slice(0, maxKept);
    },
    list: (): readonly CapturedMail[] => mails,
    find: (id: string): CapturedMail | undefined => mails.find((mail) => mail.id === id),
    clear(): void {
      mails = [];
    },
  };
}

export type Mailbox = ReturnType<typeof createMailbox>;
