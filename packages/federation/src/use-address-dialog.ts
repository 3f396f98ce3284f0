import { useNavigate, useSearchParams } from '@portal/federation/router';
import { useRef } from 'react';
import { isBufferState } from './use-leave-guard.ts';

/**
 * A dialog that is open while the address carries this parameter: Back closes it, and a shared link opens it. Closing goes back
 * where the page itself opened it, and else only takes the parameter away.
 */
export function useAddressDialog(parameter: string) {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const closedEntry = useRef('');

  return {
    /** What the parameter says; null while the dialog is closed. */
    value: parameters.get(parameter),
    open(value: string) {
      const next = new URLSearchParams(parameters);
      next.set(parameter, value);
      setParameters(next, { state: { opened: parameter } });
    },
    close() {
      // The entry of now: a save that began before the entry was doubled may close only after.
      const { key, usr } = window.history.state ?? {};
      // Going back takes a moment, in which a second Escape would leave the page.
      if (closedEntry.current === key) return;
      closedEntry.current = key;
      if (isOpenedHere(usr, parameter)) return void navigate(isBufferState(usr) ? -2 : -1);
      const next = new URLSearchParams(window.location.search);
      next.delete(parameter);
      setParameters(next, { replace: true });
    },
  };
}

function isOpenedHere(state: unknown, parameter: string): boolean {
  return (
    typeof state === 'object' && state !== null && 'opened' in state && state.opened === parameter
  );
}
