import { parseAst } from 'vitest/node';

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** A function in the text of a file. From `from` to `to` runs only when it is called. */
export interface SourceFunction {
  name: string;
  start: number;
  from: number;
  to: number;
}

/** The functions that do something, each before those in it. A name begins with the names around it. */
export function sourceFunctions(path: string, text: string): SourceFunction[] {
  const found: SourceFunction[] = [];
  visit(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }), [], found);
  return found;
}

function visit(node: unknown, around: readonly string[], found: SourceFunction[]): void {
  if (Array.isArray(node)) for (const part of node) visit(part, around, found);
  if (!isNode(node)) return;
  const { type, start, body } = node;
  const own = wordOf(node.id ?? node.key ?? node.left ?? node.callee ?? node.name);
  const names = own ? [...around, own] : around;
  if (/^(Function|ArrowFunction)/.test(type) && isNode(body) && !isEmpty(body)) {
    // The braces of a block run with what is around the function.
    const brace = Array.isArray(body.body) ? 1 : 0;
    const range = { from: body.start + brace, to: body.end - brace };
    found.push({ name: names.join('.'), start, ...range });
  }
  for (const part of Object.values(node)) visit(part, names, found);
}

function isEmpty({ body }: Node): boolean {
  return Array.isArray(body) && body.length === 0;
}

function wordOf(node: unknown): string {
  if (!isNode(node)) return '';
  const { property, name, value } = node;
  return property ? wordOf(property) : String(name ?? value ?? '');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
