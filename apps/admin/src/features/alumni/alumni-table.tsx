import {
  type AlumniSort,
  alumniList,
  type ListedAlumni,
  type ValidationStatus,
} from '@portal/api/alumni/admin';
import { ExportButton } from '../../table/export-button.tsx';
import { RowActions } from '../../table/row-actions.tsx';
import { RowsTable, type RowsTableProps } from '../../table/rows-table.tsx';
import type { ListAddress } from '../../table/use-list-address.ts';
import { alumniColumns } from './alumni-columns.tsx';
import { rowSteps } from './alumni-status.ts';
import { BulkActions } from './bulk-actions.tsx';
import { BulkFailureDialog } from './bulk-failure-dialog.tsx';
import type { Leaving } from './remove-alumni.tsx';
import { useBulkDecision } from './use-bulk-decision.ts';
import { useChangeStatus } from './use-change-status.ts';

interface AlumniTableProps {
  address: ListAddress<ValidationStatus, AlumniSort>;
  alumni: RowsTableProps<ListedAlumni, ValidationStatus, AlumniSort>['query'];
  onOpen: (id: string) => void;
  onEdit: (id: string) => void;
  onRemove: (alumnus: Leaving) => void;
}

export function AlumniTable({ address, alumni, onOpen, onEdit, onRemove }: AlumniTableProps) {
  const columns = alumniColumns(onOpen);
  const changeStatus = useChangeStatus();
  const bulk = useBulkDecision();
  return (
    <>
      <RowsTable
        name="alumni"
        title="Alumni"
        errorTitle="Error"
        columns={columns}
        query={alumni}
        address={address}
        rowName={({ fullName }) => fullName}
        actions={(alumnus) => (
          <RowActions
            name={alumnus.fullName}
            steps={rowSteps[alumnus.status]}
            onStep={(status) => changeStatus(alumnus, status)}
            onEdit={() => onEdit(alumnus.id)}
            onRemove={() => onRemove(alumnus)}
          />
        )}
        bulkActions={({ rows }) => (
          <BulkActions alumni={rows} isPending={bulk.isPending} onDecide={bulk.decide} />
        )}
        tools={
          <ExportButton
            fileName="alumni"
            columns={columns}
            fetchPage={(page, size, signal) =>
              alumniList.fetchPage({ ...address.request, page, size }, signal)
            }
          />
        }
        nothingYet={{
          title: 'Belum ada alumni',
          text: 'Alumni yang mendaftar tampil di sini. Anda juga dapat menambahkannya lewat tombol di atas.',
        }}
      />
      {bulk.failure && (
        <BulkFailureDialog
          outcome={bulk.failure}
          isRetrying={bulk.isPending}
          onRetry={bulk.retry}
          onClose={bulk.dismiss}
        />
      )}
    </>
  );
}
