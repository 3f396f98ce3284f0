import { registrationModes } from '@portal/api/event/admin';
import { Form, InputNumber } from 'antd';
import { Choice } from '../../form/choice.tsx';
import { DateField, dateProblem, TimeField, timeProblem } from '../../form/date-field.tsx';
import { FieldPair } from '../../form/field-pair.tsx';
import { type Rules, without } from '../../form/rules.ts';
import { TextItem } from '../../form/text-item.tsx';
import { capacityText } from './audience-text.ts';
import type { EventValues } from './event-values.ts';
import {
  capacityProblem,
  deadlineProblem,
  registrationLinkProblem,
  secureLinkProblem,
} from './registration-rules.ts';
import { registrationModeLabels, registrationVisibility } from './registration-terms.ts';

const modeOptions = registrationModes.map((value) => ({
  value,
  label: registrationModeLabels[value],
}));

const capacityRules: Rules = [
  {
    validator: async (_, capacity: number | null) => {
      const problem = capacityProblem(capacity);
      if (problem) throw new Error(problem);
    },
  },
];

/** Fields that the chosen mode of registration does not need are hidden, not removed, so that their input is kept. */
export function RegistrationFields({ seatsTaken }: { seatsTaken: number }) {
  const form = Form.useFormInstance<EventValues>();
  const mode: EventValues['registrationMode'] = Form.useWatch('registrationMode', form) ?? 'none';
  const capacity: EventValues['capacity'] = Form.useWatch('capacity', form) ?? null;
  const deadlineRules = without(
    (date) =>
      dateProblem(date) ?? (mode === 'portal' ? deadlineProblem(form.getFieldsValue()) : null),
  );
  return (
    <>
      <Form.Item
        name="registrationMode"
        label="Cara mendaftar"
        extra={registrationVisibility[mode]}
      >
        <Choice options={modeOptions} />
      </Form.Item>
      <TextItem
        name="registrationLink"
        label="Tautan pendaftaran"
        isHidden={mode !== 'link'}
        inputMode="url"
        rules={without((link) => (mode === 'link' ? registrationLinkProblem(link) : null))}
        limit={2048}
      />
      <TextItem
        name="onlineLink"
        label="Tautan daring (opsional)"
        hint="Hanya terlihat oleh peserta yang terdaftar dan admin."
        isHidden={mode !== 'portal'}
        inputMode="url"
        rules={without((link) => (mode === 'portal' ? secureLinkProblem(link) : null))}
        limit={500}
      />
      <Form.Item
        name="capacity"
        label="Kapasitas (orang, opsional)"
        hidden={mode !== 'portal'}
        rules={mode === 'portal' ? capacityRules : []}
        extra={capacityText(capacity, seatsTaken)}
      >
        <InputNumber precision={0} controls={false} style={{ width: '100%' }} />
      </Form.Item>
      <div hidden={mode !== 'portal'}>
        <FieldPair>
          <Form.Item
            name="deadlineDate"
            label="Batas pendaftaran (opsional)"
            extra="Kosongkan jika dibuka sampai kegiatan dimulai."
            dependencies={['date', 'time', 'deadlineTime', 'registrationMode']}
            rules={deadlineRules}
          >
            <DateField />
          </Form.Item>
          <Form.Item
            name="deadlineTime"
            label="Jam batas (WIB, opsional)"
            extra="Tanpa jam: sampai akhir hari itu."
            rules={without(timeProblem)}
          >
            <TimeField />
          </Form.Item>
        </FieldPair>
      </div>
    </>
  );
}
