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
 * Ant Design reports a typed value only after Enter, Tab or a press elsewhere, and restores the previous value where the text was
 * deleted. This reports every change at once, so that the form holds what its field shows.
 */
function atOnce(onChange: DateFieldProps['onChange'], format: string) {
  const report = (moment: Dayjs | Dayjs[] | null) =>
    Array.isArray(moment) || onChange?.(moment?.format(format) ?? '');
  return {
    onChange: report,
    onCalendarChange: report,
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      if (target instanceof HTMLInputElement && target.value === '') report(null);
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
