import { UploadOutlined } from '@ant-design/icons';
import {
  type AlumniSort,
  alumniList,
  alumniMutations,
  exportedAlumni,
  type ListedAlumni,
  type ValidationStatus,
} from '@portal/api/alumni/admin';
import { useUrlDialog, useUrlParams } from '@portal/federation';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { listFile } from '../../export/fetch-all-rows.ts';
import styles from '../../frame/icon-alone.module.css';
import { ListPage } from '../../list/list-page.tsx';
import type { ListSource } from '../../list/list-source.ts';
import { alumniColumns } from './alumni-columns.tsx';
import { alumniDecisions } from './alumni-decisions.ts';
import { AlumniDetail, DeletionNote } from './alumni-detail.tsx';
import { exportedColumns } from './alumni-export.ts';
import { alumniFilters } from './alumni-filters.ts';
import { AlumniForm } from './alumni-form.tsx';
import { alumniStatusInfo, rowSteps } from './alumni-status.ts';
import { AlumniDuplicates } from './duplicates/pairs-drawer.tsx';

const source: ListSource<ListedAlumni, ValidationStatus, AlumniSort> = {
  list: alumniList,
  file: listFile(exportedColumns, exportedAlumni),
  mutations: alumniMutations,
};

const ImportDrawer = lazy(async () => {
  const drawer = await import(/* webpackChunkName: "alumni-import" */ './import/import-drawer.tsx');
  return { default: drawer.ImportDrawer };
});

/** Opens the import; its code comes with the first press. */
function AlumniImport() {
  const { value, open, close } = useUrlDialog('impor');
  const { change } = useUrlParams();
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden />} onClick={() => open('berkas')}>
        <span className={styles.quiet}>Impor</span>
      </Button>
      {value !== null && (
        <Suspense>
          <ImportDrawer
            value={value}
            onStep={(impor) => change({ impor }, { replace: true })}
            onClose={close}
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
      name="alumni"
      title="Alumni"
      description="Validasi alumni, perbarui datanya, dan berikan hak memasang lowongan."
      text="Validasi pendaftar baru, perbarui data, dan tentukan siapa yang boleh memasang lowongan."
      searchLabel="Cari nama, email, NIM, telepon, atau perusahaan"
      emptyText="Alumni yang mendaftar tampil di sini. Anda juga dapat menambahkannya lewat tombol di atas."
      deletedTitle="Data alumni telah dihapus"
      source={source}
      filters={alumniFilters}
      columns={alumniColumns}
      statusInfo={alumniStatusInfo}
      stepsOf={rowSteps}
      rowName={({ fullName }) => fullName}
      deletionNote={({ id, hasAccount }) => <DeletionNote {...{ id, hasAccount }} />}
      form={AlumniForm}
      detail={AlumniDetail}
      decisions={alumniDecisions}
      tools={
        <>
          <AlumniDuplicates />
          <AlumniImport />
        </>
      }
    />
  );
}
