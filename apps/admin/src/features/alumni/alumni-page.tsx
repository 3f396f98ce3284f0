import { MailOutlined, MergeOutlined, UploadOutlined } from '@ant-design/icons';
import {
  type AlumniSort,
  alumniList,
  alumniMutations,
  alumniRecordQuery,
  exportedAlumni,
  type ListedAlumni,
  type ValidationStatus,
} from '@portal/api/alumni/admin';
import { useUrlDialog, useUrlParams } from '@portal/federation';
import { lazy, Suspense } from 'react';
import type { DecidedSource } from '../../decide/decided-list.ts';
import { listFile } from '../../export/list-file.ts';
import { OtherActions } from '../../frame/other-actions.tsx';
import { ListPage } from '../../list/list-page.tsx';
import { alumniColumns } from './alumni-columns.tsx';
import { alumniDecisions } from './alumni-decisions.ts';
import { AlumniDetail, DeletionNote } from './alumni-detail.tsx';
import { exportedColumns } from './alumni-fields.ts';
import { alumniFilters } from './alumni-filters.ts';
import { AlumniForm } from './alumni-form.tsx';
import { alumniStatusInfo, rowSteps } from './alumni-status.ts';
import { PairsDrawer } from './duplicates/pairs-drawer.tsx';
import { InvitationsDrawer } from './invitations/invitations-drawer.tsx';

const source: DecidedSource<ListedAlumni, ValidationStatus, AlumniSort> = {
  name: 'alumni',
  title: 'Alumni',
  searchLabel: 'Cari nama, email, NIM, telepon, atau perusahaan',
  emptyText:
    'Alumni yang mendaftar tampil di sini. Anda juga dapat menambahkannya lewat tombol di atas.',
  deletedTitle: 'Data alumni telah dihapus',
  list: alumniList,
  file: listFile(exportedColumns, exportedAlumni),
  mutations: alumniMutations,
  record: alumniRecordQuery,
  filters: alumniFilters,
  columns: alumniColumns,
  statusInfo: alumniStatusInfo,
  stepsOf: rowSteps,
  decisions: alumniDecisions,
  rowName: ({ fullName }) => fullName,
  deletionNote: ({ id, hasAccount }) => <DeletionNote {...{ id, hasAccount }} />,
};

const ImportDrawer = lazy(async () => {
  const drawer = await import(/* webpackChunkName: "alumni-import" */ './import/import-drawer.tsx');
  return { default: drawer.ImportDrawer };
});

/** What is done with many records at once. The code of the import comes with the first press. */
function AlumniTools() {
  const imports = useUrlDialog('impor');
  const pairs = useUrlDialog('kembar');
  const invitations = useUrlDialog('ajak');
  const { change } = useUrlParams();
  const actions = [
    {
      label: 'Rekaman ganda',
      icon: <MergeOutlined aria-hidden />,
      run: () => pairs.open('daftar'),
    },
    {
      label: 'Ajak bergabung',
      icon: <MailOutlined aria-hidden />,
      run: () => invitations.open('angkatan'),
    },
    { label: 'Impor', icon: <UploadOutlined aria-hidden />, run: () => imports.open('berkas') },
  ];
  return (
    <>
      <OtherActions isInHead actions={actions} />
      {pairs.value !== null && <PairsDrawer onClose={pairs.close} />}
      {invitations.value !== null && (
        <InvitationsDrawer
          value={invitations.value}
          onChange={(ajak) => change({ ajak })}
          onClose={invitations.close}
        />
      )}
      {imports.value !== null && (
        <Suspense>
          <ImportDrawer
            value={imports.value}
            onStep={(impor) => change({ impor }, { replace: true })}
            onClose={imports.close}
          />
        </Suspense>
      )}
    </>
  );
}

/** Validates alumni and maintains their data. */
export default function AlumniPage() {
  return (
    <ListPage
      source={source}
      text="Validasi pendaftar baru, perbarui data, dan tentukan siapa yang boleh memasang lowongan."
      form={AlumniForm}
      detail={AlumniDetail}
      tools={<AlumniTools />}
    />
  );
}
