import type { SiteConfiguration } from '@portal/api/site-configuration';
import { Form, Input } from 'antd';
import { required } from '../../form/rules.ts';
import { ListEditor } from './list-editor.tsx';
import { defineSection } from './settings-section.ts';
import styles from './vision-mission-section.module.css';

interface VisionMissionValues {
  vision: string;
  mission: string[];
}

export const visionMissionSection = defineSection({
  title: 'Visi dan misi',
  place: 'di halaman Tentang, pada bagian visi dan misi',
  fields: ['vision', 'mission'],
  toValues: (configuration): VisionMissionValues => configuration,
  toConfiguration: ({ vision = '', mission = [] }) => ({
    vision: vision.trim(),
    mission: mission.map((item) => (item ?? '').trim()),
  }),
  labels: {
    vision: 'Visi',
    mission: { label: 'Misi', write: (items: string[]) => items.join('\n') },
  },
  Fields: VisionMissionFields,
  Preview: VisionMissionPreview,
});

function VisionMissionFields() {
  return (
    <>
      <Form.Item name="vision" label="Visi" rules={required('Visi harus diisi.')}>
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} maxLength={2000} />
      </Form.Item>
      <ListEditor name="mission" legend="Misi" noun="Misi" newEntry="">
        {(index) => (
          <Form.Item
            name={index}
            label={`Misi ${index + 1}`}
            rules={required('Isi misi ini, atau hapus.')}
          >
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={1000} />
          </Form.Item>
        )}
      </ListEditor>
    </>
  );
}

interface PreviewProps {
  configuration: Pick<SiteConfiguration, 'vision' | 'mission'>;
}

function VisionMissionPreview({ configuration: { vision, mission } }: PreviewProps) {
  return (
    <div className={styles.preview} data-ground="night">
      <div>
        <p className={styles.head}>Visi</p>
        <p className={styles.vision}>{vision}</p>
      </div>
      <div>
        <p className={styles.head}>Misi</p>
        <ul className={styles.mission}>
          {mission.filter(Boolean).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
