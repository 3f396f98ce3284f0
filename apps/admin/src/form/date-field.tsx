import { readDate, readTime } from '@portal/ui';
import { DatePicker, TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/id';
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import type { ItemProps } from './rules.ts';

type DateFieldProps = ItemProps<string>;

/**
 * Ant Design accepts a typed value only in its display format, drops any other, and reports it only after Enter, Tab or a press
 * elsewhere. This hook reports every change at once, and parses other common formats on blur and on Enter. It reports a text that
 * cannot be parsed unchanged, so that the rule of the field can refuse it.
 */
function useTypedMoment(
  { value = '', onChange, ...item }: DateFieldProps,
  format: string,
  read: Reader,
) {
  const [lastValue, setLastValue] = useState(value);
  const [restarts, setRestarts] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [isChosen, setIsChosen] = useState(false);
  if (value !== lastValue) {
    setLastValue(value);
    // The form was reset, but Ant Design would keep showing the text that could not be parsed.
    if (value === '' && read(lastValue) === null) setRestarts(restarts + 1);
  }

  // Ant Design submits its own value when the calendar closes, and gets the new value only by a render. So the calendar closes after it.
  useEffect(() => {
    if (!isChosen) return;
    setIsChosen(false);
    setIsOpen(false);
  }, [isChosen]);

  const isReadable = read(value) !== null;
  const report = (moment: Dayjs | Dayjs[] | null) => {
    // Ant Design would report a refused text as an empty value.
    const isRefused = value !== '' && !isReadable && moment === null;
    if (!isRefused && !Array.isArray(moment)) onChange?.(moment?.format(format) ?? '');
  };
  const readTyped = (target: EventTarget) => {
    if (!(target instanceof HTMLInputElement)) return null;
    const typed = target.value.trim();
    const known = typed && read(typed);
    if ((known ?? typed) !== value) onChange?.(known ?? typed);
    return known;
  };
  return {
    ...item,
    key: restarts,
    isReadable,
    open: isOpen,
    onOpenChange: setIsOpen,
    onChange: report,
    onCalendarChange: report,
    preserveInvalidOnBlur: true,
    style: { width: '100%' },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => void readTyped(target),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Enter') return;
      // Enter chooses the date; it does not submit the form.
      event.preventDefault();
      if (readTyped(event.target)) setIsChosen(true);
    },
  };
}

type Reader = (text: string) => string | null;

export function dateProblem(value: string): string | null {
  if (value === '' || readDate(value)) return null;
  return 'Tanggal ini tidak dikenali. Tulis misalnya 17/8/2027 atau 17 Agustus 2027.';
}

export function timeProblem(value: string): string | null {
  return value === '' || readTime(value) ? null : 'Jam ini tidak dikenali. Tulis misalnya 19:30.';
}

/** A calendar date as text (`YYYY-MM-DD`, or empty), typed as day/month/year or picked. It belongs to no time zone. */
export function DateField(props: DateFieldProps) {
  const { key, isReadable, ...typing } = useTypedMoment(props, 'YYYY-MM-DD', readDate);
  return (
    <DatePicker
      key={key}
      {...typing}
      format="DD/MM/YYYY"
      placeholder="hh/bb/tttt"
      value={isReadable ? dayjs(props.value) : null}
    />
  );
}

/** A time of day as text (`HH:mm`, or empty). */
export function TimeField(props: DateFieldProps) {
  const { key, isReadable, ...typing } = useTypedMoment(props, 'HH:mm', readTime);
  return (
    <TimePicker
      key={key}
      {...typing}
      format="HH:mm"
      placeholder="jj:mm"
      minuteStep={5}
      needConfirm={false}
      value={isReadable ? dayjs(`2000-01-01T${props.value}`) : null}
    />
  );
}
