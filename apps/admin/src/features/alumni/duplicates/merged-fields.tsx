import type { AlumniFields } from '@portal/api/alumni/admin';
import type { MergePreview } from '@portal/api/alumni-duplicates';
import { Avatar, Muted, NamedFact } from '@portal/ui';
import styles from './duplicates.module.css';

export interface MergedField {
  name: keyof AlumniFields;
  label: string;
  /** Of a picture its address. */
  kept: string;
  gone: string;
  kind: MergePreview['fields'][number]['kind'];
}

interface ChoiceProps {
  field: MergedField;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
}

/** Two values, of which one stays. */
export function Choice({ field, isTaken, onTake }: ChoiceProps) {
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

export function FieldTexts({ fields }: { fields: readonly MergedField[] }) {
  return (
    <dl>
      {fields.map(({ name, label, kept, gone }) => (
        <NamedFact key={name} label={label}>
          <Value name={name} text={kept || gone} />
        </NamedFact>
      ))}
    </dl>
  );
}
