import { useLocation, useNavigate, useSearchParams } from '@portal/federation/router';
import { useRef } from 'react';
import { changedParams } from './changed-params.ts';
import { isBufferState } from './use-leave-guard.ts';

/**
 * A dialog that is open while the URL has this search parameter: Back closes it, and a shared link opens it. Closing goes back
 * if the page itself opened the dialog, and otherwise only removes the parameter. The hash stays.
 */
export function useUrlDialog(parameter: string) {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const closedEntry = useRef('');

  return {
    /** The parameter's value; null while the dialog is closed. */
    value: params.get(parameter),
    open(value: string) {
      const search = changedParams(params, { [parameter]: value });
      navigate(`?${search}${hash}`, { state: { opened: parameter } });
    },
    close() {
      // The current entry: a leave guard may have added its buffer entry since this function was created.
      const { key, usr } = window.history.state ?? {};
      // Going back takes a moment, in which a second Escape would leave the page.
      if (closedEntry.current === key) return;
      closedEntry.current = key;
      if (usr?.opened === parameter) return void navigate(isBufferState(usr) ? -2 : -1);
      const current = new URLSearchParams(window.location.search);
      const search = changedParams(current, { [parameter]: null });
      navigate(`?${search}${window.location.hash}`, { replace: true });
    },
  };
}
