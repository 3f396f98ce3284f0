import type { accounts } from '../fixtures/portal.ts';

/** One block of a screen: what it reads, and what the user sees when the read fails. */
export interface Block {
  /** The beginning of the read's URL, below /rest/v1/. */
  read: string;
  /** The title of the toast. */
  title: string;
  /** The failure is reported in the block alone, since other screens read the same in passing. */
  isQuiet?: boolean;
  /** The text in place of the block; without it, the title. */
  panel?: string;
  /** Text that stays visible while this read fails. */
  stays?: string;
  /** What the block shows once it has healed. */
  healed: string;
}

export interface Screen {
  path: string;
  visitor: keyof typeof accounts | null;
  blocks: Block[];
}
