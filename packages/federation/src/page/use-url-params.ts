import { useNavigate, useSearchParams } from '@portal/federation/router';

interface ChangeOptions {
  /** Replaces the history entry. */
  replace?: boolean;
  /** Drops the hash, which points at one entry of the former list. */
  dropsHash?: boolean;
  /** Of the history entry. A replaced one keeps its own if none is given, so that an open dialog still knows how it was opened. */
  state?: unknown;
}

/** The search params, and a change of some of them. */
export function useUrlParams() {
  const [params] = useSearchParams();
  const navigate = useNavigate();

  /**
   * Null and the empty string remove a parameter. The URL of this moment is changed, not that of the last render: a search that
   * waits for a pause in typing must not take away what was opened meanwhile.
   */
  const change = (
    changes: Readonly<Record<string, string | null>>,
    { replace = false, dropsHash = false, ...entry }: ChangeOptions = {},
  ) => {
    const { search, hash } = window.location;
    const changed = changedParams(new URLSearchParams(search), changes);
    navigate(`?${changed}${dropsHash ? '' : hash}`, {
      replace,
      state: replace && !('state' in entry) ? window.history.state?.usr : entry.state,
    });
  };

  return { params, change };
}

/** A copy of these search params with some values changed; null and the empty string remove a parameter. */
function changedParams(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const changed = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value) changed.set(name, value);
    else changed.delete(name);
  }
  return changed;
}
