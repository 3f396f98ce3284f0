import { eventStart } from '@portal/api/event';
import { editedEventQuery } from '@portal/api/event/admin';
import { useQuery } from '@portal/api/query';
import { eventAudienceQuery } from '@portal/api/registration/admin';
import { Button, QueryError, SkeletonGroup, Stack } from '@portal/ui';
import { useDecidedList } from '../../decide/decided-list.ts';
import { removalText } from './audience-text.ts';

/** In the question before an event is deleted: what goes with it, who is told, and the milder way. */
export function EventRemoval({ id }: { id: string }) {
  const event = useQuery(editedEventQuery(id));
  const audience = useQuery(eventAudienceQuery(id));
  const { decide, remove } = useDecidedList();
  if (audience.error && !audience.data) {
    return <QueryError title="Gagal memuat peserta" query={audience} />;
  }
  if (!event.data || !audience.data)
    return <SkeletonGroup label="Memuat peserta" shapes={['4rem']} />;
  const { version, fields } = event.data;
  const isToCome = fields.status === 'approved' && Date.now() < (eventStart(fields) ?? 0);
  const { seated, waiting } = audience.data;
  if (seated.registrations + waiting.registrations === 0) return <p>Belum ada yang mendaftar.</p>;
  const callOff = () => {
    decide({ id, version, name: fields.title, status: fields.status }, 'rejected');
    remove(null);
  };
  return (
    <Stack gap={3}>
      <p>{removalText(audience.data, isToCome)}</p>
      {isToCome && (
        <>
          <p>
            Jika kegiatan ini tidak jadi, batalkan saja: peserta yang punya akun diberi tahu, ia
            hilang dari situs, dan daftar pesertanya tetap ada.
          </p>
          <Button variant="secondary" onClick={callOff}>
            Batalkan kegiatan
          </Button>
        </>
      )}
    </Stack>
  );
}
