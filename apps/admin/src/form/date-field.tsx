import { DatePicker, TimePicker } from 'antd';
import dayjs from 'dayjs';

interface DateFieldProps {
  /** The next three are given by `Form.Item`. */
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
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
      onChange={(time) => onChange?.(time?.format('HH:mm') ?? '')}
    />
  );
}
