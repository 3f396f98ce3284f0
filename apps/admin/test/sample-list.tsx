import type { DecisionOutcome, ListRequest } from '@portal/api';
import { mutationOptions } from '@portal/api/query';
import type { DecidedSource } from '../src/decide/decided-list.ts';
import { approve, reject, statusChoices } from '../src/decide/matching-choices.ts';
import { RowName } from '../src/table/row-name.tsx';
import { StatusBadge, secondLook, statusColumn } from '../src/table/table-column.tsx';

interface Row {
  id: string;
  version: number;
  status: string;
  title: string;
  place: string;
  reason: string;
}
type Source = DecidedSource<Row, string, string>;
export const path = '/admin/manage-jobs';
const rapat = { id: 'a', version: 3, status: 'pending', title: 'Rapat', place: '', reason: '' };
const reuni = { ...rapat, id: 'b', title: 'Reuni', place: 'Aula', reason: 'Sudah ada' };
const verbs = { pending: 'dikembalikan', approved: 'disetujui', rejected: 'ditolak' };

export const service: { sent: unknown[]; failure: Error | null } = { sent: [], failure: null };
const outcome: DecisionOutcome = { seen: 1, changed: 1, leftOut: [], lost: [], error: null };

const columns: Source['columns'] = [
  {
    key: 'title',
    title: 'Judul',
    sort: 'title',
    cardPlace: 'name',
    render: ({ id, title }, onOpen) => <RowName name={title} onOpen={() => onOpen(id)} />,
  },
  { key: 'place', title: 'Tempat', cardPlace: 'titled-fact', text: ({ place }) => place },
  { key: 'note', title: 'Alasan', cardPlace: 'text', text: ({ reason }) => reason },
  {
    ...statusColumn,
    render: (row) => (
      <StatusBadge
        {...(secondLook(row) ?? { label: 'Menunggu', tone: 'warning' })}
        reason={row.reason}
      />
    ),
  },
  { key: 'wide', title: 'Lebar', shownFrom: 1, text: () => 'lebar' },
  { key: 'quiet', title: 'Diam', isHiddenAtFirst: true, cardPlace: 'fact', text: () => 'diam' },
];

/** A list of two rows, which both wait, and what was sent of them. */
export const source = {
  name: 'uji',
  title: 'Lowongan',
  searchLabel: 'Cari judul',
  emptyText: 'Tambahkan yang pertama.',
  deletedTitle: 'Lowongan Dihapus',
  list: {
    statuses: Object.keys(verbs),
    sorts: ['title', 'status', 'created_at'],
    query: (request: ListRequest<string, string>) => ({
      queryKey: ['uji', request],
      queryFn: async () => ({ rows: [rapat, reuni], total: 2, readAt: 5 }),
      meta: { errorTitle: 'Gagal memuat lowongan' },
    }),
    statusCounts: () => ({ queryKey: ['uji', 'counts'], queryFn: async () => [] }),
  },
  file: { columns: ['Judul'], toBlob: async () => new Blob() },
  record: (id: string) => ({ queryKey: ['uji', 'record', id], queryFn: async () => null }),
  mutations: {
    kind: 'job_postings',
    decide: () =>
      mutationOptions({
        mutationFn: async ({ target, decision }: { target: unknown; decision: unknown }) => {
          service.sent.push([target, decision]);
          return outcome;
        },
      }),
    undo: () => mutationOptions({ mutationFn: async () => ({ undone: 1, leftOut: [] }) }),
    remove: () =>
      mutationOptions({
        mutationFn: async (id: string) => {
          if (service.failure) throw service.failure;
          service.sent.push(id);
        },
      }),
  },
  columns,
  rowName: ({ title }: Row) => title,
  deletedName: ({ title, place }: Row) => (place ? `${title} di ${place}` : title),
  deletionNote: () => <p>Lamarannya ikut.</p>,
  statusInfo: {
    pending: { label: 'Menunggu', tone: 'warning', steps: [approve, reject] },
    approved: { label: 'Disetujui', tone: 'success', steps: [null, reject] },
    rejected: { label: 'Ditolak', tone: 'danger', steps: [approve, null] },
  },
  decisions: { steps: [approve, reject], verbs, choices: statusChoices(verbs, [approve, reject]) },
} as unknown as Source;
