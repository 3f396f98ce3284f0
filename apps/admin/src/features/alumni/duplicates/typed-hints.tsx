import { type ComparedFields, typedDuplicatesQuery } from '@portal/api/alumni-duplicates';
import { useQuery } from '@portal/api/query';
import { Form, type FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import type { AlumniValues } from '../alumni-values.ts';
import styles from './duplicates.module.css';
import { RecordLink } from './like-record.tsx';
import { describeLikeness } from './likeness.ts';

/** Milliseconds without a key press. */
const pause = 400;
/** Letters of a name that says something. */
const enough = 3;

function comparedOf(values: Partial<AlumniValues>): ComparedFields {
  const { fullName = '', nim = '', email = '', phoneNumber = '' } = values;
  const { entryYear = '', graduationYear = '' } = values;
  return { fullName, nim, email, phoneNumber, entryYear, graduationYear };
}

const nobody = comparedOf({});

/** In the form of a new record: others that may be of the person who is being typed in. */
export function TypedHints({ form }: { form: FormInstance<AlumniValues> }) {
  const typed: ComparedFields = useRested(Form.useWatch(comparedOf, form) ?? nobody);
  const { data: alike } = useQuery({
    ...typedDuplicatesQuery(typed),
    enabled: typed.fullName.trim().length >= enough,
  });
  if (!alike || alike.length === 0) return null;
  return alike.map((record) => (
    <span key={record.id} className={styles.typed}>
      <span>{'Mungkin sama dengan '}</span>
      <RecordLink record={record} />
      <span>{` · ${describeLikeness(typed, record)}`}</span>
    </span>
  ));
}

/** The value once it has not changed for a while. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
