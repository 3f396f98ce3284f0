/** A program may add again and again what is taken out: then it stays. */
const mostRounds = 100;

interface HeldNode {
  node: Node;
  parent: Node;
  before: Node | null;
}

/**
 * Keeps the HTML as it was rendered until React has taken it over. Password managers put icons beside fields, and translations
 * replace texts; for each node that it does not expect, React would render the page again, without what was typed.
 * @returns what gives other programs their nodes back, once React has taken over the page
 */
export function holdForeignNodes(root: Node): () => void {
  const foreign = new ForeignNodes();
  let rounds = 0;
  const observer = new MutationObserver((records) => {
    foreign.undo(records);
    // Those of the undoing.
    observer.takeRecords();
    rounds += 1;
    if (rounds === mostRounds) observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    foreign.undo(observer.takeRecords());
    observer.disconnect();
    foreign.giveBack();
  };
}

class ForeignNodes {
  readonly #held: HeldNode[] = [];
  readonly #seen = new WeakSet<Node>();
  /** Where something was replaced: what is there now would stand beside the original. */
  readonly #replaced = new Set<Node>();

  undo(records: readonly MutationRecord[]) {
    const changes = records.filter(({ target }) => !isReacts(target));
    for (const { addedNodes } of changes) for (const node of addedNodes) this.#seen.add(node);
    for (const change of changes.reverse()) {
      for (const node of change.addedNodes) this.#hold(node, change.target);
      for (const node of change.removedNodes) this.#restore(node, change);
    }
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
