import { useQuery } from '@portal/api/query';
import { statisticsQuery } from '@portal/api/statistics';
import { hiddenStatistics, Notice, statisticsTiles } from '@portal/ui';
import { StatisticsView } from '@portal/views/site';
import { Form } from 'antd';
import { required } from '../../../form/rules.ts';
import { TextItem } from '../../../form/text-item.tsx';
import { defineSection } from '../editor/settings-section.ts';
import { ListEditor } from '../fields/list-editor.tsx';

interface Stat {
  title: string;
  value: string;
}

export const statsSection = defineSection({
  title: 'Statistik beranda',
  place: 'di beranda, di bawah hero',
  fields: ['homeStats'],
  toValues: ({ homeStats }) => ({ stats: homeStats }),
  toConfiguration: ({ stats = [] }) => ({
    homeStats: stats.map((stat) => ({
      title: (stat?.title ?? '').trim(),
      value: (stat?.value ?? '').trim(),
    })),
  }),
  labels: {
    homeStats: {
      label: 'Statistik',
      write: (stats: Stat[]) => stats.map(({ title, value }) => `${title}: ${value}`).join('\n'),
    },
  },
  Fields: StatsFields,
  Preview: StatsPreview,
});

function StatsFields() {
  const stats: (Partial<Stat> | undefined)[] = Form.useWatch('stats') ?? [];
  const isHidden = hiddenStatistics(stats.map((stat) => stat?.title ?? ''));
  return (
    <>
      <div style={{ marginBottom: 'var(--space-6)' }}>
        <Notice title="Empat angka pertama tetap dan dihitung otomatis">
          <p>
            Alumni Terdaftar, Tahun Berdiri, Kegiatan, dan Lowongan Kerja selalu tampil. Isian di
            bawah dengan judul lain menyusul sesudahnya; yang berjudul sama tidak ditampilkan lagi,
            dan isian itu memberi tahu.
          </p>
        </Notice>
      </div>
      <ListEditor
        name="stats"
        legend="Statistik tambahan"
        noun="Statistik"
        newEntry={{ title: '', value: '' }}
      >
        {(index) => (
          <>
            <TextItem
              name={[index, 'title']}
              label="Judul"
              rules={required('Judul harus diisi.')}
              limit={100}
              {...(isHidden[index] &&
                stats[index]?.title && {
                  hint: 'Tidak ditampilkan: judul ini sudah ada. Ganti judulnya, atau hapus.',
                })}
            />
            <TextItem
              name={[index, 'value']}
              label="Nilai"
              rules={required('Nilai harus diisi.')}
              limit={50}
            />
          </>
        )}
      </ListEditor>
    </>
  );
}

function StatsPreview({ configuration: { homeStats } }: { configuration: { homeStats: Stat[] } }) {
  const statistics = useQuery(statisticsQuery('Gagal memuat statistik dinamis'));
  return (
    <StatisticsView
      tiles={statisticsTiles(statistics.data, homeStats, '…')}
      isPending={statistics.isPending}
    />
  );
}
