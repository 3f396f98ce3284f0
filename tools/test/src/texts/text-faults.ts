import type { JsxElement, JsxFragment, Node, SourceFile } from 'typescript/unstable/ast';
import {
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
} from 'typescript/unstable/ast/is';
import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

type Child = JsxElement['children'][number];

/** What React makes of a child: 'changing' is text that depends on a value, 'passing' an element that comes and goes. */
type Kind = 'text' | 'changing' | 'passing' | 'element';

const textTypes = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;
const anything = TypeFlags.AnyOrUnknown | TypeFlags.TypeParameter;
const emptyValues = new Set(['', '0', '0n']);
const nothing = TypeFlags.Nullable | TypeFlags.BooleanLike | TypeFlags.VoidLike;

/**
 * Text that a browser's translation would break: it replaces each text node by an element of its own, so React can no longer change
 * such a node, remove it, or put an element before it. Text that is the only child of an element is safe, since React sets it
 * as the element's content.
 */
export function textFaults(source: SourceFile, checker: Checker): string[] {
  const faults: string[] = [];
  const visit = (node: Node): undefined => {
    if (isJsxElement(node) || isJsxFragment(node)) {
      for (const child of unsafeText(node, checker)) {
        const line = source.text.slice(0, child.getStart(source)).split('\n').length;
        faults.push(`${line}: ${child.getText(source).trim().replace(/\s+/g, ' ')}`);
      }
    }
    node.forEachChild(visit);
  };
  visit(source);
  return faults;
}

function unsafeText(parent: JsxElement | JsxFragment, checker: Checker): Child[] {
  const children = parent.children.filter((child) => !isLayout(child));
  // The text of a fragment stands among the children of the element around it.
  const isAlone = children.length === 1 && isJsxElement(parent);
  const kinds = children.map((child) => kindOf(child, checker));
  return children.filter((_, place) => {
    if (isAlone || kinds[place] === 'element' || kinds[place] === 'passing') return false;
    return kinds[place] === 'changing' || isJsxFragment(parent) || kinds[place - 1] === 'passing';
  });
}

/** Line breaks and comments, which render nothing. */
function isLayout(child: Child): boolean {
  if (isJsxExpression(child)) return child.expression === undefined;
  return isJsxText(child) && /^\s*$/.test(child.text) && child.text.includes('\n');
}

function kindOf(child: Child, checker: Checker): Kind {
  if (isJsxText(child)) return kindOfText(child.text);
  if (!isJsxExpression(child) || !child.expression) return 'element';
  const type = checker.getTypeAtLocation(child.expression);
  const parts = type ? partsOf(type) : [];
  if (type?.isStringLiteralType()) return kindOfText(type.value);
  if (parts.some(({ flags }) => flags & (textTypes | anything))) return 'changing';
  const comesAndGoes = parts.some((part) => part.flags & nothing || checker.isArrayLikeType(part));
  return comesAndGoes ? 'passing' : 'element';
}

/** Nobody translates a blank. */
function kindOfText(text: string): Kind {
  return text.trim() ? 'text' : 'element';
}

/** Without the empty text that `text && <p>…</p>` leaves, of which React makes nothing, and the zero of a `ReactNode`. */
function partsOf(type: Type): readonly Type[] {
  if (type.isUnionType()) return type.getTypes().flatMap(partsOf);
  return type.isLiteralType() && emptyValues.has(String(type.value)) ? [] : [type];
}
