import type { OwnAlumni, OwnYearGroup } from '@portal/api/alumni';
import type { UseQueryResult } from '@portal/api/query';
import { Link } from '@portal/federation/router';
import {
  buttonClass,
  Card,
  Cluster,
  Muted,
  OutsideLink,
  QueryError,
  SectionHeading,
  Stack,
  safeLink,
} from '@portal/ui';
import { MessagesSquare, Users } from 'lucide-react';

interface YearCardProps {
  alumni: OwnAlumni;
  group: UseQueryResult<OwnYearGroup>;
}

/** Those who entered in the same year: in the directory, and in their WhatsApp group. */
export function YearCard({ alumni, group }: YearCardProps) {
  const { entryYear, validationStatus } = alumni;
  return (
    <section aria-labelledby="angkatan-saya">
      <SectionHeading id="angkatan-saya" title="Angkatan saya" />
      <Stack as={Card} gap={4}>
        {entryYear ? (
          <>
            <Cluster fillsPhone>
              <Link
                to={`/alumni?angkatan=${entryYear}`}
                className={buttonClass({ variant: 'secondary' })}
              >
                <Users aria-hidden="true" />
                <span>{`Lihat angkatan ${entryYear}`}</span>
              </Link>
              {group.data && <GroupWay {...group.data} />}
            </Cluster>
            {group.isLoadingError ? (
              <QueryError look="notice" title="Grup angkatan belum dapat dimuat" query={group} />
            ) : (
              <GroupText isVerified={validationStatus === 'verified'} {...group.data} />
            )}
          </>
        ) : (
          <Muted>
            <span>Tahun masuk Anda belum diisi, sehingga angkatan Anda belum diketahui. </span>
            <Link to="/profile-settings#akademik">Isi tahun masuk</Link>
          </Muted>
        )}
      </Stack>
    </section>
  );
}

function GroupWay({ link }: OwnYearGroup) {
  const href = safeLink(link);
  if (!href) return null;
  return (
    <OutsideLink href={href} className={buttonClass({ variant: 'secondary' })}>
      <MessagesSquare aria-hidden="true" />
      <span>Grup WhatsApp angkatan</span>
    </OutsideLink>
  );
}

function GroupText({
  isVerified,
  link,
  isYearChecked,
}: Partial<OwnYearGroup> & { isVerified: boolean }) {
  if (!isVerified) {
    return <Muted>Grup WhatsApp angkatan terbuka setelah data Anda terverifikasi.</Muted>;
  }
  if (link) return <Muted>Tautan grup hanya untuk angkatan Anda. Jangan bagikan ke luar.</Muted>;
  return (
    <Muted>
      <span>
        {isYearChecked
          ? 'Tautan grup WhatsApp angkatan ini belum ada di portal. Jika Anda punya, kirimkan: '
          : 'Tahun masuk Anda berubah setelah divalidasi. Tautan grup terbuka setelah pengurus memeriksanya: '}
      </span>
      <Link to="/kontak">hubungi pengurus</Link>
    </Muted>
  );
}
