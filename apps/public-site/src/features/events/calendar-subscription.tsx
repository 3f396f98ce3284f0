import { useUrlDialog } from '@portal/federation';
import { Button, Dialog } from '@portal/ui';
import styles from './events-page.module.css';
import { LoadedPart } from './loaded-part.tsx';

const title = 'Berlangganan kalender';

/** Opens the feed URL from which calendar apps read all events. */
export function CalendarSubscription() {
  const dialog = useUrlDialog('kalender');
  return (
    <>
      <p className={styles.subscription} data-print="hidden">
        <Button variant="ghost" onClick={() => dialog.open('langganan')}>
          {title}
        </Button>
      </p>
      {dialog.value && (
        <Dialog title={title} onClose={dialog.close}>
          <LoadedPart noun="alamat kalender" height="8rem">
            {({ CalendarAddress }) => <CalendarAddress />}
          </LoadedPart>
        </Dialog>
      )}
    </>
  );
}
