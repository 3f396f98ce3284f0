import { useState } from 'react';
import {
  forgetJobDraft,
  type JobDraft,
  keepJobDraft,
  newJobDraft,
  readJobDraft,
} from './job-draft.ts';
import { emptyJob, type JobFormValues } from './job-form-schema.ts';

/** The draft behind the form. Read once: afterwards the form holds the words, and the draft follows them. */
export function useJobDraft(userId: string) {
  const [drafts] = useState(() => new Drafts(userId));
  return drafts;
}

class Drafts {
  readonly isRestored: boolean;
  #draft: JobDraft;

  constructor(userId: string) {
    const kept = readJobDraft(userId);
    this.isRestored = kept !== null;
    this.#draft = kept ?? newJobDraft(userId);
  }

  get current(): JobDraft {
    return this.#draft;
  }

  get isEmpty(): boolean {
    return isSame(this.#draft.values, emptyJob);
  }

  /** The id stays with the form until its fate is known: under a second one, changed words could become a second row. */
  follow(values: JobFormValues): void {
    if (isSame(values, this.#draft.values)) return;
    this.#draft = { ...this.#draft, values };
    keepJobDraft(this.#draft);
  }

  /** The same words as a proposal of their own. */
  renew(): void {
    this.#draft = newJobDraft(this.#draft.userId, this.#draft.values);
    keepJobDraft(this.#draft);
  }

  forget(): void {
    this.#draft = newJobDraft(this.#draft.userId);
    forgetJobDraft(this.#draft.userId);
  }
}

function isSame(one: JobFormValues, other: JobFormValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
