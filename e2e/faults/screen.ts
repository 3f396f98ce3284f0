import type { accounts } from '../fixtures.ts';

/** One block of a screen: what it reads, and what the person sees when the read fails. */
export interface Block {
  /** The beginning of the read's URL, below /rest/v1/. */
  read: string;
  /** The title of the toast, as specified. */
  title: string;
  /** What stands in the block's own place; without it, the title. */
  panel?: string;
  /** What stands whatever becomes of this read. */
  stays?: string;
  /** What the block shows once it has healed. */
  healed: string;
}

export interface Screen {
  path: string;
  visitor: keyof typeof accounts | null;
  blocks: Block[];
}
