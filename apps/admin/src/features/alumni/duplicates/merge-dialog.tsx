import { type AlumniFields, type AlumniRecord, toVersionedAlumni } from '@portal/api/alumni/admin';
import { type MergePreview, mergePreviewQuery } from '@portal/api/alumni-duplicates';
import { useQuery } from '@portal/api/query';
import {
  Avatar,
  Button,
  Cluster,
  Dialog,
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
  const [taken, setTaken] = useState<ReadonlySet<keyof AlumniFields>>(new Set());
  const { isBusy, error, merge } = useMerge(onClose);
  const isOnline = useIsOnline();
  const fields = mergedFields(preview);
  const choices = fields.filter(({ kind }) => kind === 'choice');
  const take = (name: keyof AlumniFields, isTaken: boolean) => {
    const next = new Set(taken);
    if (isTaken) next.add(name);
    else next.delete(name);
    setTaken(next);
  };
  const confirm = () =>
    merge({
      one: { id: kept.id, version: kept.version },
      other: { id: gone.id, version: gone.version },
      taken: choices.map(({ name }) => name).filter((name) => taken.has(name)),
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
            onTake={(isTaken) => take(field.name, isTaken)}
          />
        ))}
        <GivenFields fields={fields.filter(({ kind }) => kind === 'given')} />
        <SameFields fields={fields.filter(({ kind, kept: text }) => kind === 'same' && text)} />
        {!problem && mergeEffects(preview).map((text) => <p key={text}>{text}</p>)}
      </Stack>
    </Dialog>
  );
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

interface ChoiceProps {
  field: MergedField;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
}

function Choice({ field, isTaken, onTake }: ChoiceProps) {
  const { name, label } = field;
  const side = (isOther: boolean) => (
    <label className={styles.option}>
      <input
        type="radio"
        name={`gabung-${name}`}
        checked={isTaken === isOther}
        onChange={() => onTake(isOther)}
      />
      <span>
        <Muted as="span">{isOther ? 'Digabungkan ke dalamnya' : 'Rekaman yang tetap'}</Muted>
        <Value name={name} text={isOther ? field.gone : field.kept} />
      </span>
    </label>
  );
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.sides}>
        {side(false)}
        {side(true)}
      </div>
    </fieldset>
  );
}

function Value({ name, text }: { name: keyof AlumniFields; text: string }) {
  if (name === 'imageUrl') return <Avatar name="" src={text} size={56} />;
  return <span className={styles.value}>{text}</span>;
}

function GivenFields({ fields }: { fields: readonly MergedField[] }) {
  if (fields.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-label="Diambil dari yang mengisinya">
      <Muted as="h3">Diambil dari yang mengisinya</Muted>
      <FieldTexts fields={fields} />
    </Stack>
  );
}

function SameFields({ fields }: { fields: readonly MergedField[] }) {
  if (fields.length === 0) return null;
  return (
    <details>
      <summary>{`${fields.length} isian sama`}</summary>
      <FieldTexts fields={fields} />
    </details>
  );
}

function FieldTexts({ fields }: { fields: readonly MergedField[] }) {
  return (
    <dl className={styles.facts}>
      {fields.map(({ name, label, kept, gone }) => (
        <div key={name}>
          <dt className={styles.label}>{label}</dt>
          <dd>
            <Value name={name} text={kept || gone} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface MergedField {
  name: keyof AlumniFields;
  label: string;
  /** Of a picture its address. */
  kept: string;
  gone: string;
  kind: MergePreview['fields'][number]['kind'];
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
