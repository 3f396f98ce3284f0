import type { HistoryChange, HistoryEntry } from '@portal/api/history';
import {
  Badge,
  Cluster,
  type Elements,
  formatMoment,
  formatNumber,
  Muted,
  PagedList,
  type PagedQuery,
  Stack,
  VisuallyHidden,
} from '@portal/ui';
import styles from './change-list.module.css';
import {
  actorNames,
  areaNouns,
  deedOf,
  fieldLabel,
  isReference,
  recordTitle,
  valueText,
} from './history-text.ts';

interface ChangeListProps {
  query: PagedQuery<{ entries: readonly HistoryEntry[] }>;
  /** Who is who to the reader: of their own history the owner is 'Anda'. */
  actors?: Readonly<Record<HistoryEntry['actor'], string>>;
  /** What can be done with an entry. */
  action?: (entry: HistoryEntry) => Elements;
}

/** What was changed, when and by whom: the newest first. */
export function ChangeList({ query, actors = actorNames, action }: ChangeListProps) {
  return (
    <PagedList
      query={query}
      itemsOf={(page) => page.entries}
      errorTitle="Gagal memuat riwayat"
      empty={<Muted>Belum ada riwayat.</Muted>}
    >
      {(entries) => (
        <ol className={styles.list} aria-label="Riwayat">
          {entries.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <EntryHead entry={entry} actor={actors[entry.actor]} />
              <Changes entry={entry} />
              {action?.(entry)}
            </li>
          ))}
        </ol>
      )}
    </PagedList>
  );
}

function EntryHead({ entry, actor }: { entry: HistoryEntry; actor: string }) {
  const { at, area, person } = entry;
  const facts = [areaNouns[area], person, actor, formatMoment(at)];
  return (
    <Stack gap={1}>
      <Cluster gap={2} align="center">
        <Badge tone={entry.operation === 'delete' ? 'danger' : 'neutral'}>{deedOf(entry)}</Badge>
        <strong className={styles.name}>{recordTitle(entry)}</strong>
      </Cluster>
      <Muted>{facts.filter(Boolean).join(' · ')}</Muted>
    </Stack>
  );
}

/** How many fields are shown without being asked for. */
const few = 4;

function Changes({ entry: { area, operation, changes } }: { entry: HistoryEntry }) {
  // Of a whole row the ids of others say nothing.
  const said = changes.filter(({ field }) => operation === 'update' || !isReference(field));
  if (said.length === 0) return null;
  const list = (
    <dl className={styles.changes}>
      {said.map((change) => (
        <div key={change.field} className={styles.change}>
          <dt>{fieldLabel(area, change.field)}</dt>
          <dd>
            {operation === 'update' ? (
              <BeforeAndAfter {...change} />
            ) : (
              <span>{valueText(change.field, change.after ?? change.before)}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
  if (said.length <= few) return list;
  return (
    <details>
      <summary>{`${formatNumber(said.length)} isian`}</summary>
      {list}
    </details>
  );
}

function BeforeAndAfter({ field, before, after }: HistoryChange) {
  return (
    <>
      <VisuallyHidden>sebelum: </VisuallyHidden>
      <Value text={valueText(field, before)} as="del" />
      <span aria-hidden> → </span>
      <VisuallyHidden>sesudah: </VisuallyHidden>
      <Value text={valueText(field, after)} as="ins" />
    </>
  );
}

function Value({ text, as: Shape }: { text: string; as: 'del' | 'ins' }) {
  return text ? <Shape>{text}</Shape> : <span className={styles.none}>kosong</span>;
}
