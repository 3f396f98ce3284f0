import { DatePicker, TimePicker } from 'antd';
import dayjs from 'dayjs';
import type { FocusEvent } from 'react';

interface DateFieldProps {
  /** The next three are given by `Form.Item`. */
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

/** Ant Design puts the former value back when the text was deleted by the keyboard. */
function isCleared({ target }: FocusEvent<HTMLElement>): boolean {
  return target instanceof HTMLInputElement && target.value === '';
}

/** A calendar date as text (`YYYY-MM-DD`, or empty), typed as day/month/year or picked. It belongs to no time zone. */
export function DateField({ id, value, onChange }: DateFieldProps) {
  return (
    <DatePicker
      {...(id !== undefined && { id })}
      style={{ width: '100%' }}
      format={['DD/MM/YYYY', 'D/M/YYYY', 'YYYY-MM-DD']}
      placeholder="hh/bb/tttt"
      value={value ? dayjs(value) : null}
      onBlur={(event) => isCleared(event) && onChange?.('')}
      onChange={(date) => onChange?.(date?.format('YYYY-MM-DD') ?? '')}
    />
  );
}

/** A time of day as text (`HH:mm`, or empty). */
export function TimeField({ id, value, onChange }: DateFieldProps) {
  return (
    <TimePicker
      {...(id !== undefined && { id })}
      style={{ width: '100%' }}
      format={['HH:mm', 'HH.mm', 'H:mm']}
      placeholder="jj:mm"
      minuteStep={5}
      needConfirm={false}
      value={value ? dayjs(`2000-01-01T${value}`) : null}
      onBlur={(event) => isCleared(event) && onChange?.('')}
      onChange={(time) => onChange?.(time?.format('HH:mm') ?? '')}
    />
  );
}
