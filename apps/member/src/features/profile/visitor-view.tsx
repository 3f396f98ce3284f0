import type { OwnProfile } from '@portal/api/alumni';
import { type AlumniProfile, visitorProfileQuery } from '@portal/api/directory';
import { useQuery } from '@portal/api/query';
import { Avatar, Button, Dialog, QueryError, Spinner } from '@portal/ui';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import styles from './visitor-view.module.css';

/** What visitors see of the saved profile. Only the database knows, so the profile is read as a visitor. */
export function VisitorView({ profile }: { profile: OwnProfile | null }) {
  const [isOpen, setIsOpen] = useState(false);
  if (profile?.validationStatus !== 'verified') {
    return (
      <p className={styles.hint}>
        Pengunjung belum melihat profil Anda: profil tampil di direktori setelah divalidasi
        pengurus.
      </p>
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
  if (view.isPending) return <Spinner label="Memuat tampilan pengunjung…" />;
  if (view.isError)
    return <QueryError look="notice" title="Tampilan belum dapat dimuat" query={view} />;
  if (!view.data) return <p>Pengunjung tidak melihat profil Anda.</p>;
  return <ShownProfile shown={view.data} />;
}

function ShownProfile({ shown }: { shown: AlumniProfile }) {
  return (
    <>
      <p className={styles.hint}>
        Begini profil yang tersimpan tampil bagi siapa pun yang tidak masuk. Namanya disamarkan;
        perubahan yang belum disimpan belum termasuk.
      </p>
      <div className={styles.person}>
        <Avatar name={shown.displayName} src={shown.profileImageUrl} size={72} />
        <p className={styles.name}>{shown.displayName}</p>
      </div>
      <dl className={styles.facts}>
        <Fact label="Angkatan" text={shown.entryYear} />
        <Fact label="Jabatan" text={shown.jobTitle} />
        <Fact label="Perusahaan" text={shown.company} />
        <Fact label="Lokasi" text={shown.location} />
        <Fact label="Bio" text={shown.bio} />
        <ContactFacts shown={shown} />
      </dl>
    </>
  );
}

function ContactFacts({ shown: { contact, contactVisibility } }: { shown: AlumniProfile }) {
  if (!contact) {
    const isForAlumni = contactVisibility === 'alumni';
    return (
      <Fact
        label="Kontak"
        text={isForAlumni ? 'Hanya terlihat oleh alumni terverifikasi' : 'Tidak dibagikan'}
      />
    );
  }
  return (
    <>
      <Fact label="Email" text={contact.email} />
      <Fact label="Telepon" text={contact.phoneNumber} />
      <Fact label="LinkedIn" text={contact.linkedinUrl} />
      <Fact label="Website" text={contact.websiteUrl} />
    </>
  );
}

function Fact({ label, text }: { label: string; text: string | null }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.text}>{text || '—'}</dd>
    </div>
  );
}
