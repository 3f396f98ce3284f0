import { DatePicker, TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/id';
import type { FocusEvent } from 'react';

interface DateFieldProps {
  /** The next three are given by `Form.Item`. */
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

/**
 * Ant Design waits for Enter, Tab or a press elsewhere before it hands over what was typed, and puts the former value back where
 * the text was deleted. A form must hold what its field shows, at once.
 */
function atOnce(onChange: DateFieldProps['onChange'], format: string) {
  const tell = (moment: Dayjs | Dayjs[] | null) =>
    Array.isArray(moment) || onChange?.(moment?.format(format) ?? '');
  return {
    onChange: tell,
    onCalendarChange: tell,
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      if (target instanceof HTMLInputElement && target.value === '') tell(null);
    },
  };
}

/** A calendar date as text (`YYYY-MM-DD`, or empty), typed as day/month/year or picked. It belongs to no time zone. */
export function DateField({ id, value, onChange }: DateFieldProps) {
  return (
    <DatePicker
      {...(id !== undefined && { id })}
      {...atOnce(onChange, 'YYYY-MM-DD')}
      style={{ width: '100%' }}
      format={['DD/MM/YYYY', 'D/M/YYYY', 'YYYY-MM-DD']}
      placeholder="hh/bb/tttt"
      value={value ? dayjs(value) : null}
    />
  );
}

/** A time of day as text (`HH:mm`, or empty). */
export function TimeField({ id, value, onChange }: DateFieldProps) {
  return (
    <TimePicker
      {...(id !== undefined && { id })}
      {...atOnce(onChange, 'HH:mm')}
      style={{ width: '100%' }}
      format={['HH:mm', 'HH.mm', 'H:mm']}
      placeholder="jj:mm"
      minuteStep={5}
      needConfirm={false}
      value={value ? dayjs(`2000-01-01T${value}`) : null}
    />
  );
}
