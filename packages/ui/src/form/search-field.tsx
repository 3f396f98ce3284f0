import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { TextField } from './text-field.tsx';

type SearchFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'onBlur' | 'type'
> & {
  /** The current search, for example from the URL. */
  value: string;
  /** Called when typing pauses, and at once when the focus leaves: what is pressed next finds the search in the URL. */
  onSearch: (text: string) => void;
};

const pause = 300;

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

  const search = () => {
    if (typed.trim() === value) return;
    setLastEmitted(typed.trim());
    onSearch(typed.trim());
  };
  const emit = useEffectEvent(search);

  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(emit, pause);
    return () => clearTimeout(timer);
  }, [typed, value]);

  return (
    <TextField
      {...field}
      type="search"
      enterKeyHint="search"
      value={typed}
      onBlur={search}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
