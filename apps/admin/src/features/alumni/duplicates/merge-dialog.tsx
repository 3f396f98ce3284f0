import { type AlumniFields, type AlumniRecord, toVersionedAlumni } from '@portal/api/alumni/admin';
import { type MergePreview, mergePreviewQuery } from '@portal/api/alumni-duplicates';
import { useQuery } from '@portal/api/query';
import {
  Button,
  Cluster,
  Dialog,
  FactSection,
  failureText,
  formatDate,
  Muted,
  Notice,
  QueryError,
  SkeletonGroup,
  Stack,
  useIsOnline,
} from '@portal/ui';
import { useState } from 'react';
import { textOf } from '../../../form/field-table.ts';
import { AlumniBadges } from '../alumni-badges.tsx';
import { alumniFields } from '../alumni-fields.ts';
import styles from './duplicates.module.css';
import { Choice, FieldTexts, type MergedField } from './merged-fields.tsx';
import { useMerge } from './use-merging.ts';

interface MergeDialogProps {
  ids: readonly [string, string];
  onClose: () => void;
}

/** Two records side by side, and which value of each field stays. */
export function MergeDialog({ ids, onClose }: MergeDialogProps) {
  const preview = useQuery(mergePreviewQuery(ids));
  if (preview.data) return <Records preview={preview.data} onClose={onClose} />;
  return (
    <Dialog
      title="Gabungkan dua rekaman"
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Tutup
        </Button>
      }
    >
      {preview.data === null ? (
        <Notice
          isAnnounced
          tone="warning"
          title="Salah satu dari keduanya sudah digabung atau dihapus."
        />
      ) : preview.error ? (
        <QueryError isAnnounced title="Gagal membaca rekaman" query={preview} />
      ) : (
        <SkeletonGroup shapes={['5rem', '12rem']} />
      )}
    </Dialog>
  );
}

interface RecordsProps extends Pick<MergeDialogProps, 'onClose'> {
  preview: MergePreview;
}

function Records({ preview, onClose }: RecordsProps) {
  const { kept, gone, obstacle: problem } = preview;
  const [taken, setTaken] = useState<Names>(new Set());
  const [emptied, setEmptied] = useState<Names>(new Set());
  const { isBusy, error, merge } = useMerge(onClose);
  const isOnline = useIsOnline();
  const fields = mergedFields(preview);
  const choices = fields.filter(({ kind }) => kind === 'choice');
  const given = fields.filter(({ kind }) => kind === 'given');
  const same = fields.filter(({ kind, kept: text }) => kind === 'same' && text);
  const optional = fields.filter(
    ({ name, kind }) => ['given', 'choice'].includes(kind) && !needed.includes(name),
  );
  const confirm = () =>
    merge({
      one: { id: kept.id, version: kept.version },
      other: { id: gone.id, version: gone.version },
      taken: choices.map(({ name }) => name).filter((name) => taken.has(name)),
      emptied: optional.map(({ name }) => name).filter((name) => emptied.has(name)),
    });
  return (
    <Dialog
      title="Gabungkan dua rekaman"
      onClose={onClose}
      footer={
        <>
          {!problem && (
            <Button isBusy={isBusy} disabled={!isOnline} onClick={() => void confirm()}>
              Gabungkan
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {problem ? 'Tutup' : 'Batal'}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {error && <Notice isAnnounced tone="danger" title={failureText(error)} />}
        {!isOnline && (
          <Notice tone="warning" title="Tidak ada koneksi. Menggabungkan memerlukan koneksi." />
        )}
        {problem && <Notice tone="warning" title={problem} />}
        <div className={styles.sides}>
          <Side title="Rekaman yang tetap" record={kept} />
          <Side title="Digabungkan ke dalamnya" record={gone} />
        </div>
        {choices.map((field) => (
          <Choice
            key={field.name}
            field={field}
            isTaken={taken.has(field.name)}
            onTake={(isTaken) => setTaken(marked(taken, field.name, isTaken))}
          />
        ))}
        {given.length > 0 && (
          <FactSection title="Diambil dari yang mengisinya">
            <FieldTexts fields={given} />
          </FactSection>
        )}
        {same.length > 0 && (
          <details>
            <summary>{`${same.length} isian sama`}</summary>
            <FieldTexts fields={same} />
          </details>
        )}
        {!problem && optional.length > 0 && (
          <details>
            <summary>Kosongkan isian yang salah pada keduanya</summary>
            <Cluster as="section" gap={3} aria-label="Kosongkan">
              {optional.map(({ name, label }) => (
                <label key={name} className={styles.option}>
                  <input
                    type="checkbox"
                    checked={emptied.has(name)}
                    onChange={({ target }) => setEmptied(marked(emptied, name, target.checked))}
                  />
                  <span>{label}</span>
                </label>
              ))}
            </Cluster>
          </details>
        )}
        {!problem && mergeEffects(preview).map((text) => <p key={text}>{text}</p>)}
      </Stack>
    </Dialog>
  );
}

type Names = ReadonlySet<keyof AlumniFields>;

/** The fields that no record is without. */
const needed: readonly (keyof AlumniFields)[] = [
  'fullName',
  'contactVisibility',
  'nameVisibility',
  'isListed',
];

function marked(names: Names, name: keyof AlumniFields, isMarked: boolean): Names {
  const next = new Set(names);
  if (isMarked) next.add(name);
  else next.delete(name);
  return next;
}

function Side({ title, record }: { title: string; record: AlumniRecord }) {
  const { profile, userId, createdAt } = record;
  return (
    <Stack as="section" gap={2} isTop aria-label={title}>
      <Muted as="h3">{title}</Muted>
      <p className={styles.name}>{profile.fullName}</p>
      <Cluster>
        <AlumniBadges alumnus={record} />
      </Cluster>
      <Muted>
        {`${userId === null ? 'Belum memiliki akun' : 'Punya akun'} · sejak ${formatDate(createdAt)}`}
      </Muted>
    </Stack>
  );
}

/** The fields of two records side by side, in the order of the form. */
function mergedFields({ kept, gone, fields }: MergePreview): MergedField[] {
  const [own, other] = [toVersionedAlumni(kept).fields, toVersionedAlumni(gone).fields];
  return fields.map(({ name, kind }) => {
    const { label, ...field } = alumniFields[name];
    const write = (value: unknown) =>
      name === 'imageUrl' ? String(value ?? '') : textOf({ label, ...field }, value);
    return { name, kind, label, kept: write(own[name]), gone: write(other[name]) };
  });
}

/** What becomes of the merged record besides its fields. */
function mergeEffects({ kept, fields, becomesVerified }: MergePreview): string[] {
  const texts = [
    fields.some(({ kind }) => kind === 'own') && `Emailnya tetap ${kept.email}, email akunnya.`,
    'Riwayat pekerjaan, pendidikan lanjutan, pelatihan, organisasi, dan pendaftaran kegiatan dari keduanya digabung; isian yang sama tidak diulang.',
    becomesVerified && 'Hasilnya langsung terverifikasi.',
  ];
  return texts.filter((text) => text !== false);
}
