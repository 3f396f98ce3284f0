import type { Decision } from '@portal/api';
import { useDecidedList } from '../decide/decided-list.ts';
import { withUndo } from '../decide/with-undo.ts';
import type { DecidedFields } from '../form/use-row-form.ts';

/** Takes back what a form of the list has decided, as the undo of a press does: a row that was changed since stays as it is. */
export function useDecidedFields<Fields>(
  decisionIn: (fields: Fields) => Decision,
): DecidedFields<Fields> {
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
            decision: former,
            held: [id],
            name: title,
            done: restored,
            undone: restored,
            isUndo: true,
          });
        }),
  };
}
