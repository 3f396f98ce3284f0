import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react';
import { completeLink } from '../safe-link.ts';
import { TextField } from './text-field.tsx';

interface LinkInputOptions {
  /** Whether a mail address is a link here. */
  allowsMail?: boolean;
}

/**
 * For the input of a link in any form: what was typed is completed when the focus leaves or Enter is pressed, so that it is seen
 * before it is saved.
 */
export function linkInput({ allowsMail = false }: LinkInputOptions = {}) {
  const complete = ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    const link = completeLink(input.value, allowsMail);
    if (link === input.value) return;
    // Through the prototype, because React would take a value set on the element itself for its own and report no change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, link);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return {
    type: 'url',
    inputMode: 'url',
    autoCapitalize: 'none',
    spellCheck: false,
    onBlur: complete,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') complete(event);
    },
  } as const;
}

type LinkFieldProps = ComponentProps<typeof TextField> & LinkInputOptions;

export function LinkField({ allowsMail = false, onBlur, ...field }: LinkFieldProps) {
  const input = linkInput({ allowsMail });
  return (
    <TextField
      {...field}
      {...input}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        input.onBlur(event);
        onBlur?.(event);
      }}
    />
  );
}
