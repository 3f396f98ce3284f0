import type { EarlyInput } from '@portal/federation/first-paint';

/** Handles input before hydration: opens the lists of the HTML and records everything else. The browser itself never submits a form. */
export function recordInput(): EarlyInput {
  const early: EarlyInput = { typed: new WeakSet(), opened: new Set(), live: new WeakSet() };
  const listen = <Type extends 'input' | 'click' | 'submit'>(
    type: Type,
    note: (event: DocumentEventMap[Type]) => void,
    // Before all other listeners: React stops events in a part of the page that it has not hydrated yet.
  ) => addEventListener(type, note as EventListener, { capture: true });
  listen('input', ({ target }) => target && early.typed.add(target));
  listen('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    delete early.pressed;
    // A press on a submit button arrives as 'submit'.
    if (button?.type !== 'button' || event.composedPath().some((it) => early.live.has(it))) return;
    if (!toggleList(button, early.opened)) early.pressed = button;
  });
  listen('submit', (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) early.submitted = event.target;
  });
  return early;
}

/** Opens or closes the list that a button controls. @returns false if the HTML does not contain the list */
function toggleList(button: HTMLButtonElement, opened: EarlyInput['opened']): boolean {
  const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!list || !button.hasAttribute('aria-expanded')) return false;
  list.hidden = !list.hidden;
  button.setAttribute('aria-expanded', String(!list.hidden));
  opened[list.hidden ? 'delete' : 'add'](button);
  return true;
}

/** Replays the input that `frame` received before hydration. Call it in an effect of the component that renders the frame. */
export function replayInput(frame: HTMLElement | null) {
  const early = window.portalBoot?.input;
  if (!early || !frame) return;
  early.live.add(frame);
  for (const button of early.opened) if (frame.contains(button)) button.click();
  for (const control of frame.querySelectorAll('input, textarea, select')) {
    if (early.typed.delete(control)) repeatInput(control);
  }
  if (frame.contains(early.submitted ?? null)) early.submitted?.requestSubmit();
  if (frame.contains(early.pressed ?? null)) early.pressed?.click();
}

function repeatInput(control: Element) {
  const isText =
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(control.type));
  if (isText) {
    // React ignores an event unless the value differs from the one that it tracks. It tracks the empty value; the prototype's setter bypasses it.
    const { value } = control;
    control.value = '';
    const prototype: object = Object.getPrototypeOf(control);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  }
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
