import { useNavigate } from '@portal/federation/router';
import { useRef } from 'react';
import { isBufferState } from '../guard/use-leave-guard.ts';
import { useUrlParams } from './use-url-params.ts';

/**
 * A dialog that is open while the URL has this search parameter: Back closes it, and a shared link opens it. Closing goes back
 * if the page itself opened the dialog, and otherwise only removes the parameter. The hash stays.
 */
export function useUrlDialog(parameter: string) {
  const { params, change } = useUrlParams();
  const navigate = useNavigate();
  const closedEntry = useRef('');

  return {
    /** The parameter's value; null while the dialog is closed. */
    value: params.get(parameter),
    open(value: string) {
      change({ [parameter]: value }, { state: { opened: parameter } });
    },
    close() {
      // The current entry: a leave guard may have added its buffer entry since this function was created.
      const { key, usr } = window.history.state ?? {};
      // Going back takes a moment, in which a second Escape would leave the page.
      if (closedEntry.current === key) return;
      closedEntry.current = key;
      if (usr?.opened === parameter) return void navigate(isBufferState(usr) ? -2 : -1);
      change({ [parameter]: null }, { replace: true });
    },
  };
}
