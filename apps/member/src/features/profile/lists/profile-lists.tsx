import {
  type OwnProfile,
  ownProfileQuery,
  removeAlumniItemMutation,
  saveAlumniItemMutation,
} from '@portal/api/alumni';
import { readNow, useMutation, useQuery, useQueryClient } from '@portal/api/query';
import {
  removeWorkEntryMutation,
  type StoredWorkEntry,
  saveWorkEntryMutation,
  workHistoryQuery,
} from '@portal/api/work-history';
import {
  Button,
  type FailedQuery,
  Muted,
  QueryError,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { announceSaved } from '../../../review/ask-review.tsx';
import { FieldGroup } from '../form/field-group.tsx';
import type { ItemStore, StoredItem } from './item-kind.ts';
import styles from './item-section.module.css';
import { ItemSection } from './item-section.tsx';
import { degrees, organizations, trainings } from './list-kinds.ts';
import { workEntrySchema, workKind } from './work-kind.ts';

const embedded = [
  { list: 'trainings_certifications', kind: trainings, field: 'trainings' },
  { list: 'organizational_history', kind: organizations, field: 'organizations' },
  { list: 'advanced_degrees', kind: degrees, field: 'degrees' },
] as const;

interface ProfileListsProps {
  userId: string;
  profile: OwnProfile;
}

/** The four lists of a saved profile. */
export function ProfileLists(props: ProfileListsProps) {
  const announce = (title: string) => announceSaved(title, props.profile);
  return (
    <>
      <WorkSection alumniId={props.profile.id} announce={announce} />
      {embedded.map((section) => (
        <EmbeddedSection key={section.list} {...props} {...section} announce={announce} />
      ))}
    </>
  );
}

type Announcing = Pick<ComponentProps<typeof ItemSection>, 'announce'>;
type EmbeddedSectionProps = ProfileListsProps & (typeof embedded)[number] & Announcing;

function EmbeddedSection({ userId, profile, list, kind, field, announce }: EmbeddedSectionProps) {
  const cache = useQueryClient();
  const save = useMutation(saveAlumniItemMutation(profile.id, list));
  const remove = useMutation(removeAlumniItemMutation(profile.id, list));
  const storedIn = (row: OwnProfile): StoredItem[] =>
    row[field].map((item) => ({ fields: item, version: row.version }));
  const store: ItemStore = {
    items: storedIn(profile),
    read: async (id) => {
      const newest = await readNow(cache, ownProfileQuery(userId));
      return newest && withId(storedIn(newest), id);
    },
    write: (item, version) => save.mutateAsync({ item, version }),
    remove: (id) => remove.mutateAsync(id),
  };
  return <ItemSection kind={kind} store={store} announce={announce} />;
}

function WorkSection({ alumniId, announce }: { alumniId: string } & Announcing) {
  const cache = useQueryClient();
  const history = useQuery(workHistoryQuery(alumniId));
  const save = useMutation(saveWorkEntryMutation(alumniId));
  const remove = useMutation(removeWorkEntryMutation());
  const toItems = (entries: readonly StoredWorkEntry[]): StoredItem[] =>
    entries.map(({ entry, version }) => ({ fields: entry, version }));
  const store: ItemStore = {
    items: toItems(history.data ?? []),
    read: async (id) => {
      const newest = await readNow(cache, workHistoryQuery(alumniId));
      return withId(toItems(newest), id);
    },
    write: (item, version) => save.mutateAsync({ entry: workEntrySchema.parse(item), version }),
    remove: (id) => remove.mutateAsync(id),
  };
  return (
    <ItemSection
      kind={workKind}
      store={store}
      announce={announce}
      placeholder={history.data ? undefined : <UnreadHistory history={history} />}
    />
  );
}

function UnreadHistory({ history }: { history: FailedQuery & { isError: boolean } }) {
  return history.isError ? (
    <QueryError look="notice" title="Riwayat pekerjaan belum dapat dimuat" query={history} />
  ) : (
    <SkeletonGroup label="Memuat riwayat pekerjaan…">
      <Skeleton height="4.5rem" />
    </SkeletonGroup>
  );
}

function withId(stored: readonly StoredItem[], id: string): StoredItem | null {
  return stored.find(({ fields }) => fields.id === id) ?? null;
}

function explainLock() {
  showToast({
    tone: 'error',
    title: 'Profil Alumni Belum Ada',
    description: 'Simpan profil utama terlebih dahulu.',
  });
}

/** The four lists while there is no stored profile that could hold their entries. */
export function LockedLists() {
  return [workKind, trainings, organizations, degrees].map((kind) => (
    <FieldGroup key={kind.part} id={kind.part} title={kind.title}>
      <Stack justify="start" className={styles.section}>
        <Muted>Simpan profil utama terlebih dahulu.</Muted>
        <Button variant="secondary" onClick={explainLock}>
          <Plus aria-hidden="true" />
          <span>{kind.addLabel}</span>
        </Button>
      </Stack>
    </FieldGroup>
  ));
}
