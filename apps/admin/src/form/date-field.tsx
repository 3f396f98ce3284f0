import { readDate, readTime } from '@portal/ui';
import { DatePicker, TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/id';
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';

interface DateFieldProps {
  /** The next three are given by `Form.Item`. */
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

/**
 * Ant Design reads a typed value only in the format that it shows, forgets any other, and reports it after Enter, Tab or a press
 * elsewhere. This reports every change at once, reads what people write when they leave the field or press Enter, and reports a
 * text that nobody can read as it stands, for the rule of the field to refuse.
 */
function useTypedMoment({ value = '', onChange }: DateFieldProps, format: string, read: Reader) {
  const [lastValue, setLastValue] = useState(value);
  const [restarts, setRestarts] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [isChosen, setIsChosen] = useState(false);
  if (value !== lastValue) {
    setLastValue(value);
    // The form was reset, but Ant Design would keep showing the text that nobody could read.
    if (value === '' && read(lastValue) === null) setRestarts(restarts + 1);
  }

  // Ant Design submits its own value when the calendar closes, and learns of a new one only after it was rendered.
  useEffect(() => {
    if (!isChosen) return;
    setIsChosen(false);
    setIsOpen(false);
  }, [isChosen]);

  const isReadable = read(value) !== null;
  const report = (moment: Dayjs | Dayjs[] | null) => {
    // Ant Design knows no refused text and would report it as none.
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
    key: restarts,
    isReadable,
    open: isOpen,
    onOpenChange: setIsOpen,
    onChange: report,
    onCalendarChange: report,
    preserveInvalidOnBlur: true,
    onBlur: ({ target }: FocusEvent<HTMLElement>) => void readTyped(target),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Enter') return;
      // Enter chooses the date; it does not send the form around the picker.
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
      {...(props.id !== undefined && { id: props.id })}
      {...typing}
      style={{ width: '100%' }}
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
      {...(props.id !== undefined && { id: props.id })}
      {...typing}
      style={{ width: '100%' }}
      format="HH:mm"
      placeholder="jj:mm"
      minuteStep={5}
      needConfirm={false}
      value={isReadable ? dayjs(`2000-01-01T${props.value}`) : null}
    />
  );
}
