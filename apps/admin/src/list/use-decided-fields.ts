import type { Decision } from '@portal/api';
import type { GivenReason } from '@portal/api/decision';
import { useDecidedList } from '../decide/decided-list.ts';
import { withUndo } from '../decide/with-undo.ts';
import type { DecidedFields } from '../form/use-row-form.ts';

const keepsReason = /^(rejected|pending)$/;

/**
 * Takes back what a form of the list has decided, as the undo of a press does: a row that was changed since stays as it is. `given` is why
 * the stored row is rejected, or was before its owner has asked for a second look.
 */
export function useDecidedFields<Fields>(
  decisionIn: (fields: Fields) => Decision,
  given?: GivenReason | null,
): DecidedFields<Fields> {
  const reason = given?.reasonCode && { code: given.reasonCode, note: given.reason };
  const { title, decideOnMany, askReason } = useDecidedList();
  const restored = () => ({ title: `Status ${title} Dikembalikan` });
  return {
    decisionIn,
    askReason: () => askReason({ name: `${title.toLowerCase()} ini` }),
    offerUndo:
      ({ id, former, findVersion }) =>
      (toast) =>
        withUndo(toast, async () => {
          const version = await findVersion();
          await decideOnMany({
            target: { rows: [{ id, version }] },
            decision:
              reason && keepsReason.test(`${former.status}`) ? { ...former, reason } : former,
            held: [id],
            name: title,
            done: restored,
            undone: restored,
            isUndo: true,
          });
        }),
  };
}
