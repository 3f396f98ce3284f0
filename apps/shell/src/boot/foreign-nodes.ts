import { rootId } from '@portal/federation/first-paint';

/** A program may add again and again what is taken out: then it stays. */
const mostRounds = 100;

interface HeldNode {
  node: Node;
  parent: Node;
  before: Node | null;
}

/**
 * Keeps the HTML as it was rendered until React has taken it over. Password managers put icons beside fields, and translations
 * replace texts; for each node that it does not expect, React would render the page again. Call it before the page is parsed.
 * @returns what gives other programs their nodes back, once React has taken over the page
 */
export function holdForeignNodes(): () => void {
  const foreign = new ForeignNodes();
  let rounds = 0;
  const observer = new MutationObserver((records) => {
    if (!foreign.undo(records)) return;
    // Those of the undoing.
    observer.takeRecords();
    rounds += 1;
    if (rounds === mostRounds) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
  // Before the observer hears of it: these are the parser's last nodes.
  const endParsing = () => {
    foreign.undo(observer.takeRecords());
    foreign.isParsing = false;
  };
  document.addEventListener('readystatechange', endParsing, { capture: true, once: true });
  return () => {
    foreign.undo(observer.takeRecords());
    observer.disconnect();
    foreign.giveBack();
  };
}

class ForeignNodes {
  isParsing = document.readyState === 'loading';
  /** The last node of the page that the parser has added. */
  #parsed: Node | null = null;
  readonly #held: HeldNode[] = [];
  readonly #seen = new WeakSet<Node>();
  /** Where something was replaced: what is there now would stand beside the original. */
  readonly #replaced = new Set<Node>();

  /** @returns whether there was something to undo */
  undo(records: readonly MutationRecord[]): boolean {
    const root = document.getElementById(rootId);
    const changes = records.filter(
      (it) => root?.contains(it.target) && !isReacts(it.target) && !this.#isParsers(root, it),
    );
    for (const { addedNodes } of changes) for (const node of addedNodes) this.#seen.add(node);
    for (const change of changes.reverse()) {
      for (const node of change.addedNodes) this.#hold(node, change.target);
      for (const node of change.removedNodes) this.#restore(node, change);
    }
    return changes.length > 0;
  }

  /** The parser only ever appends, to an element that is still open. */
  #isParsers(root: Node, { target, addedNodes, nextSibling }: MutationRecord): boolean {
    const [node] = addedNodes;
    const isOpen = this.#parsed ? target.contains(this.#parsed) : target === root;
    if (!(this.isParsing && node && isOpen) || nextSibling) return false;
    this.#parsed = node;
    return true;
  }

  #hold(node: Node, parent: Node) {
    if (node.parentNode !== parent || isReacts(node)) return;
    this.#held.push({ node, parent, before: node.nextSibling });
    parent.removeChild(node);
  }

  #restore(node: Node, { target, nextSibling }: MutationRecord) {
    if (this.#seen.has(node)) return;
    insert(node, target, nextSibling);
    this.#replaced.add(target);
  }

  giveBack() {
    for (const { node, parent, before } of this.#held.splice(0).reverse()) {
      if (!this.#replaced.has(parent) && !node.parentNode) insert(node, parent, before);
    }
  }
}

function insert(node: Node, parent: Node, before: Node | null) {
  parent.insertBefore(node, before?.parentNode === parent ? before : null);
}

/** React leaves its properties on each node that it has taken over or rendered. */
function isReacts(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith('__react'));
}
