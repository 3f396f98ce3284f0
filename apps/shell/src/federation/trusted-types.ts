declare global {
  interface Window {
    /** Not in every browser, and not in TypeScript's library yet: https://www.w3.org/TR/trusted-types/ */
    trustedTypes?: { createPolicy(name: 'default', rules: Rules): unknown };
  }
}

type Rule = (text: string) => string | null;
type Rules = Record<'createHTML' | 'createScript' | 'createScriptURL', Rule>;

/** React creates the element of a data block with this text. */
const emptyScript = '<script></script>';

// The browser passes every string that code uses as markup, script or script URL to these rules; null refuses it.
const rules: Rules = {
  /** Ant Design writes its styles this way. Text without a tag is no markup. */
  createHTML: (text) => (text === emptyScript || !text.includes('<') ? text : null),
  /** Data for search engines. JSON that is run as a script does nothing. */
  createScript: (text) => (isJson(text) ? text : null),
  createScriptURL: (url) => (isTrusted(url) ? url : null),
};

/** Required by `require-trusted-types-for` in the content security policy. Must run before any code is fetched. */
export function createTrustedTypes() {
  window.trustedTypes?.createPolicy('default', rules);
}

/** Whether code may be loaded from this URL: from the portal's own origin, or one that this shell was built to trust. */
export function isTrusted(url: string): boolean {
  // A fast path for nearly every URL of the registry: parsing a hundred of them takes 40 ms on a phone.
  if (/^\/\w/.test(url)) return true;
  const { origin, hostname } = new URL(url, window.location.origin);
  if (origin === window.location.origin) return true;
  if (import.meta.env.DEV) return hostname === 'localhost';
  return (import.meta.env.PUBLIC_AREA_ORIGINS ?? '').split(' ').includes(origin);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
