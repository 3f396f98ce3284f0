import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { TextField } from './text-field.tsx';
import { searchLimit, tooLong } from './text-limit.ts';

type SearchFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'onBlur' | 'type' | 'limit' | 'error'
> & {
  /** The current search, for example from the URL. */
  value: string;
  /** Called when typing pauses, and at once when the focus leaves, so that a click elsewhere finds the search in the URL. */
  onSearch: (text: string) => void;
};

const pause = 300;

/** A text that is too long is not searched for, and not cut either. */
export function SearchField({ value, onSearch, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [lastEmitted, setLastEmitted] = useState(value);
  const [lastValue, setLastValue] = useState(value);

  if (value !== lastValue) {
    setLastValue(value);
    // The value that this field emitted must not overwrite what was typed since; a value from Back or a reset must.
    if (value !== lastEmitted) setTyped(value);
    setLastEmitted(value);
  }

  const words = typed.trim();
  const isTooLong = words.length > searchLimit;
  const search = () => {
    if (isTooLong || words === value) return;
    setLastEmitted(words);
    onSearch(words);
  };
  const emit = useEffectEvent(search);

  useEffect(() => {
    if (words === value) return;
    const { pathname } = location;
    // A page that was left stays mounted until the next one has loaded: its delayed search would navigate back to it.
    const timer = setTimeout(() => location.pathname === pathname && emit(), pause);
    return () => clearTimeout(timer);
  }, [words, value]);

  return (
    <TextField
      {...field}
      type="search"
      enterKeyHint="search"
      limit={searchLimit}
      error={isTooLong ? tooLong(searchLimit) : undefined}
      value={typed}
      onBlur={search}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
