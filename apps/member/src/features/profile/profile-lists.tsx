import {
  alumniKeys,
  type EmbeddedList,
  type OwnProfile,
  removeAlumniItemMutation,
  saveAlumniItemMutation,
} from '@portal/api/alumni';
import { useMutation, useQuery, useQueryClient } from '@portal/api/query';
import {
  removeWorkEntryMutation,
  saveWorkEntryMutation,
  workHistoryKeys,
  workHistoryQuery,
} from '@portal/api/work-history';
import { BlockNotice } from '@portal/ui';
import type { Item, ItemKind } from './item-kind.ts';
import { ItemSection } from './item-section.tsx';
import { degrees, organizations, trainings } from './list-kinds.ts';
import { useUnsaved } from './unsaved-changes.tsx';
import { workEntrySchema, workKind } from './work-kind.ts';

/** The four lists of a saved profile. */
export function ProfileLists({ profile }: { profile: OwnProfile }) {
  const { id } = profile;
  return (
    <>
      <WorkSection alumniId={id} />
      <EmbeddedSection
        alumniId={id}
        list="trainings_certifications"
        kind={trainings}
        items={profile.trainings}
      />
      <EmbeddedSection
        alumniId={id}
        list="organizational_history"
        kind={organizations}
        items={profile.organizations}
      />
      <EmbeddedSection
        alumniId={id}
        list="advanced_degrees"
        kind={degrees}
        items={profile.degrees}
      />
    </>
  );
}

interface EmbeddedSectionProps {
  alumniId: string;
  list: EmbeddedList;
  kind: ItemKind;
  items: readonly Item[];
}

function EmbeddedSection({ alumniId, list, kind, items }: EmbeddedSectionProps) {
  const cache = useQueryClient();
  const { ownerId } = useUnsaved();
  const save = useMutation(saveAlumniItemMutation(alumniId, list));
  const remove = useMutation(removeAlumniItemMutation(alumniId, list));
  const renew = () => cache.invalidateQueries({ queryKey: alumniKeys.own(ownerId) });
  return (
    <ItemSection
      kind={kind}
      items={items}
      onSave={(item) => save.mutateAsync(item).then(renew)}
      onRemove={(id) => remove.mutateAsync(id).then(renew)}
    />
  );
}

function WorkSection({ alumniId }: { alumniId: string }) {
  const cache = useQueryClient();
  const history = useQuery(workHistoryQuery(alumniId));
  const save = useMutation(saveWorkEntryMutation(alumniId));
  const remove = useMutation(removeWorkEntryMutation());
  const renew = () => cache.invalidateQueries({ queryKey: workHistoryKeys.ofAlumni(alumniId) });
  return (
    <ItemSection
      kind={workKind}
      items={history.data ?? []}
      onSave={(item) => save.mutateAsync(workEntrySchema.parse(item)).then(renew)}
      onRemove={(id) => remove.mutateAsync(id).then(renew)}
    >
      {history.isError && (
        <BlockNotice title="Riwayat pekerjaan belum dapat dimuat" query={history} />
      )}
    </ItemSection>
  );
}
