import { Parser } from 'saxen';
import { FileRefusal } from './refusal.ts';
import type { Turn } from './turns.ts';

export interface XmlHandlers {
  /** Names come without their prefix. ':id' asks for the attribute `id` of any prefix. */
  open: (name: string, attribute: (name: string) => string | undefined) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
  /** The rest is not needed. */
  isDone?: () => boolean;
}

/** No workbook nests deeper, or has a longer tag or text; the parser would hold what a hostile one has. */
const deepest = 40;
const longestToken = 1_000_000;

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

/** Entities of a document type are not expanded. */
export async function parseXml(
  pieces: Iterable<string>,
  handlers: XmlHandlers,
  turn: Turn,
): Promise<void> {
  let depth = 0;
  let pending = 0;
  const parser = new Parser()
    .on('openTag', (name, attributes, decode) => {
      pending = 0;
      depth += 1;
      if (depth > deepest) throw new FileRefusal('unreasonable');
      handlers.open(withoutPrefix(name), (wanted) => {
        // Damaged attributes come as false.
        const all: Readonly<Record<string, string>> = attributes() || {};
        const key = wanted.startsWith(':')
          ? Object.keys(all).find((one) => one.endsWith(wanted))
          : wanted;
        const value = all[key ?? ''];
        return value === undefined ? undefined : decode(value);
      });
    })
    .on('closeTag', (name) => {
      pending = 0;
      depth -= 1;
      handlers.close?.(withoutPrefix(name));
    })
    .on('text', (text, decode) => handlers.text?.(decode(text)))
    .on('cdata', (text) => handlers.text?.(text));
  for (const piece of pieces) {
    pending += piece.length;
    if (pending > longestToken) throw new FileRefusal('unreasonable');
    parser.write(piece);
    if (handlers.isDone?.()) return;
    await turn();
  }
  parser.end();
}
