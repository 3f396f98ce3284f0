import type { MouseEvent } from 'react';

/**
 * Handles `onMouseDown` of a field whose text is replaced as a whole: the first press selects all of it, as Tab does. If the field
 * already has the focus, a press sets the caret as usual.
 */
export function selectAtFirstPress(event: MouseEvent<HTMLInputElement>) {
  const field = event.currentTarget;
  if (document.activeElement === field || field.value === '') return;
  // The default action would set the caret after this.
  event.preventDefault();
  field.focus();
  field.select();
}
