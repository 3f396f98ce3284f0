import { showToast } from '@portal/ui/toast';

interface StatusChange<Status extends string> {
  id: string;
  former: Status;
  status: Status;
}

interface StatusWords<Status extends string> {
  /** Title of the toast, such as 'Status Kegiatan Diperbarui'. */
  title: string;
  labels: Readonly<Record<Status, string>>;
}

/** One press changes the status, and the toast offers to undo it. The mutation tells a failure. */
export function statusChanger<Status extends string>(
  send: (change: StatusChange<Status>) => Promise<unknown>,
  { title, labels }: StatusWords<Status>,
) {
  const change = (step: StatusChange<Status>, name: string) => {
    const undo = () => change({ id: step.id, former: step.status, status: step.former }, name);
    const tell = () =>
      showToast({
        tone: 'success',
        title,
        description: `${name}: ${labels[step.status]}`,
        action: { label: 'Urungkan', run: undo },
      });
    send(step).then(tell, () => undefined);
  };
  return change;
}
