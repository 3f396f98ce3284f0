import type { OwnProfile } from '@portal/api/alumni';
import { visitorProfileQuery, visitorWorkHistoryQuery } from '@portal/api/directory';
import { useQuery } from '@portal/api/query';
import { Button, Dialog, Muted, QueryError } from '@portal/ui';
import { AlumniProfileView, ProfileSkeleton } from '@portal/views/profile';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import styles from './visitor-view.module.css';

/** What visitors see of the saved profile. Only the database knows, so the profile is read as a visitor. */
export function VisitorView({ profile }: { profile: OwnProfile | null }) {
  const [isOpen, setIsOpen] = useState(false);
  if (profile?.validationStatus !== 'verified') {
    return (
      <Muted>
        {`Pengunjung belum melihat profil Anda: profil ${profile?.isListed === false ? 'dapat ditampilkan' : 'tampil'} di direktori setelah divalidasi pengurus.`}
      </Muted>
    );
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <Eye aria-hidden="true" />
        Lihat seperti pengunjung
      </Button>
      {isOpen && (
        <Dialog title="Profil Anda di mata pengunjung" onClose={() => setIsOpen(false)}>
          <Answer id={profile.id} />
        </Dialog>
      )}
    </>
  );
}

function Answer({ id }: { id: string }) {
  const view = useQuery(visitorProfileQuery(id));
  const jobs = useQuery(visitorWorkHistoryQuery(id));
  if (view.isPending) return <ProfileSkeleton />;
  if (view.isLoadingError)
    return <QueryError look="notice" title="Tampilan belum dapat dimuat" query={view} />;
  if (!view.data) return <p>Pengunjung tidak melihat profil Anda.</p>;
  return (
    <>
      <Muted>
        Begini profil yang tersimpan tampil bagi siapa pun yang tidak masuk. Namanya disamarkan;
        perubahan yang belum disimpan belum termasuk.
      </Muted>
      <p className={styles.name}>{view.data.displayName}</p>
      <AlumniProfileView profile={view.data} jobs={jobs} />
    </>
  );
}
