import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { TextField } from './text-field.tsx';

type SearchFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type'> & {
  /** What is being searched for now, such as the address says. */
  value: string;
  /** Called when the typing pauses. */
  onSearch: (text: string) => void;
};

const pause = 300;

export function SearchField({ value, onSearch, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [told, setTold] = useState(value);
  const [lastValue, setLastValue] = useState(value);

  if (value !== lastValue) {
    setLastValue(value);
    // Our own word coming back must not erase what was typed since; Back and reset must.
    if (value !== told) setTyped(value);
    setTold(value);
  }

  const tell = useEffectEvent(() => {
    setTold(typed.trim());
    onSearch(typed.trim());
  });

  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(tell, pause);
    return () => clearTimeout(timer);
  }, [typed, value]);

  return (
    <TextField
      {...field}
      type="search"
      enterKeyHint="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
