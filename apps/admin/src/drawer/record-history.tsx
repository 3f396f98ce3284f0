import { type HistoryArea, recordHistoryQuery } from '@portal/api/history';
import { useInfiniteQuery } from '@portal/api/query';
import { FactSection } from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { HistoryEntries } from './history-entries.tsx';

interface RecordHistoryProps {
  area: HistoryArea;
  id: string;
}

/** The history at the end of a detail, read when the admin asks for it. */
export function RecordHistory(props: RecordHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FactSection title="Riwayat">
      {isOpen ? (
        <Entries {...props} />
      ) : (
        <div>
          <Button size="small" onClick={() => setOpen(true)}>
            Tampilkan riwayat
          </Button>
        </div>
      )}
    </FactSection>
  );
}

function Entries({ area, id }: RecordHistoryProps) {
  return <HistoryEntries query={useInfiniteQuery(recordHistoryQuery(area, id))} />;
}
