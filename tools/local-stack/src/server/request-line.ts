/** What the target of a request line asks for. */
export interface RequestLine {
  /** Every name decoded and written in the one way that names it, without empty and dotted ones. */
  path: string;
  /** Whether the sender has written it that way, and no host before it. */
  isCanonical: boolean;
}

/**
 * Reads the target of a request line as it was sent, before a URL parser resolves it. Whoever compares paths compares this one:
 * the services behind decode theirs, so that two texts could mean the same call.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2
 */
export function readRequestLine(target: string): RequestLine {
  const [sent = ''] = target.split('?', 1);
  const names = sent.split(/[/\\]/).flatMap((name) => decoded(name).split(/[/\\]/));
  const kept: string[] = [];
  for (const name of names) {
    if (name === '..') kept.pop();
    else if (name !== '' && name !== '.') kept.push(encodeURIComponent(name));
  }
  const path = `/${kept.join('/')}`;
  return { path, isCanonical: sent === path };
}

/** Once more as long as that changes it: `%2561` is decoded twice by two services in a row. */
function decoded(name: string): string {
  try {
    const once = decodeURIComponent(name);
    return once === name ? name : decoded(once);
  } catch {
    return name;
  }
}
