import { cleanText } from '@portal/api/text';
import { VisionMissionView } from '@portal/views/site';
import { required } from '../../../form/rules.ts';
import { TextItem } from '../../../form/text-item.tsx';
import { defineSection } from '../editor/settings-section.ts';
import { ListEditor } from '../fields/list-editor.tsx';

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
    vision: cleanText(vision),
    mission: mission.map((item) => cleanText(item ?? '')),
  }),
  labels: {
    vision: 'Visi',
    mission: { label: 'Misi', write: (items: string[]) => items.join('\n') },
  },
  Fields: VisionMissionFields,
  Preview: ({ configuration }) => <VisionMissionView content={configuration} />,
});

function VisionMissionFields() {
  return (
    <>
      <TextItem
        name="vision"
        label="Visi"
        rules={required('Visi harus diisi.')}
        limit={2000}
        lines={[3, 8]}
      />
      <ListEditor name="mission" legend="Misi" noun="Misi" newEntry="">
        {(index) => (
          <TextItem
            name={index}
            label={`Misi ${index + 1}`}
            rules={required('Isi misi ini, atau hapus.')}
            limit={1000}
            lines={[2, 6]}
          />
        )}
      </ListEditor>
    </>
  );
}
