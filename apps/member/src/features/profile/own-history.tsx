import { ownHistoryQuery } from '@portal/api/history';
import { useInfiniteQuery } from '@portal/api/query';
import { Button, Card, Muted, Stack, Title } from '@portal/ui';
import { actorNames, ChangeList } from '@portal/views/history';
import { useState } from 'react';

const actors = { ...actorNames, owner: 'Anda' };

/** Who changed what in one's own record, read when it is asked for. */
export function OwnHistory() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack as={Card} gap={3} id="riwayat-data" isTop>
      <Title>Riwayat data saya</Title>
      <Muted>Apa yang berubah pada data Anda, kapan, dan oleh siapa.</Muted>
      {isOpen ? (
        <Entries />
      ) : (
        <div>
          <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
            Tampilkan riwayat
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Entries() {
  return <ChangeList query={useInfiniteQuery(ownHistoryQuery())} actors={actors} />;
}
