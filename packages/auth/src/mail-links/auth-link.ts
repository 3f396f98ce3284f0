export interface AuthTokens {
  access_token: string;
  refresh_token: string;
}

/** What a link in one of our mails carries in the hash of the URL. */
export type AuthLink =
  | { kind: 'sign-in' | 'recovery'; tokens: AuthTokens }
  | { kind: 'refused'; code: string };

export function readAuthLink(hash: string): AuthLink | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const accessToken = parameters.get('access_token');
  const refreshToken = parameters.get('refresh_token');
  if (accessToken && refreshToken) {
    // An invited user has no password yet.
    const isForPassword = ['recovery', 'invite'].includes(parameters.get('type') ?? '');
    const kind = isForPassword ? 'recovery' : 'sign-in';
    return { kind, tokens: { access_token: accessToken, refresh_token: refreshToken } };
  }
  const code = parameters.get('error_code') ?? parameters.get('error');
  return code ? { kind: 'refused', code } : null;
}

export interface TakenLink {
  link: AuthLink;
  /** Puts the link back into the URL, so that reloading the page tries it again. */
  restore: () => void;
}

/** Reads the link and removes it from the URL and the history, where tokens must not stay. */
export function takeAuthLink(): TakenLink | null {
  const link = readAuthLink(location.hash);
  if (!link) return null;
  const { href, pathname, search } = location;
  history.replaceState(history.state, '', pathname + search);
  return { link, restore: () => history.replaceState(history.state, '', href) };
}
