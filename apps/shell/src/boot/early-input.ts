import type { EarlyInput } from '@portal/federation/first-paint';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Pressed = NonNullable<EarlyInput['pressed']>;

const fields = 'input:not([type=file]), textarea, select';

const fieldsIn = (part: ParentNode) => [...part.querySelectorAll<Field>(fields)];

/** After these a person expects that the page knows what stands in its fields. A style starts an animation where the browser has filled one. */
const looks = ['keydown', 'pointerover', 'pointerdown', 'focusout', 'animationstart', 'submit'];

/**
 * Handles input before hydration: opens the lists of the HTML and records everything else. The browser itself never submits a form.
 * Some password managers fill fields without an event: whatever happens next is preceded by that event.
 */
export function recordInput(): EarlyInput {
  const early: EarlyInput = { typed: new Map(), opened: new Set(), live: new WeakSet() };
  const known = new WeakMap<EventTarget, string>();
  const isLive = (event: Event) => event.composedPath().some((it) => early.live.has(it));
  const listen = <Type extends 'input' | 'click' | 'submit'>(
    type: Type,
    note: (event: DocumentEventMap[Type]) => void,
    // Before all other listeners: React stops events in a part of the page that it has not hydrated yet.
  ) => addEventListener(type, note as EventListener, { capture: true });
  listen('input', (event) => {
    const field = event.target as Field;
    known.set(field, field.value);
    early.typed.delete(field);
    if (!isLive(event)) early.typed.set(field, fieldsIn(document).indexOf(field));
  });
  // React keeps the initial value of a field that it controls equal to its value.
  const isNews = (field: Field) =>
    ![known.get(field), initialValue(field)].includes(field.value) &&
    !/checkbox|radio/.test(field.type) &&
    field.tabIndex >= 0;
  // Who has marked the text of a field is about to replace it, and the event would end the mark.
  const isMarked = (field: Field) =>
    'selectionStart' in field && field.selectionStart !== field.selectionEnd;
  const look = ({ type }: Event) => {
    const news = fieldsIn(document).filter(isNews);
    if (type === 'submit' || !news.some(isMarked)) repeatInput(news);
  };
  for (const type of looks) addEventListener(type, look, { capture: true });
  listen('click', (event) => {
    const pressed = pressedBy(event);
    delete early.pressed;
    if (!pressed || isLive(event)) return;
    if (pressed instanceof HTMLAnchorElement) {
      // Its page may need what was typed; without input the browser is quicker.
      if (early.typed.size === 0) return;
      event.preventDefault();
      // A press on a submit button arrives as 'submit'.
    } else if (pressed.type !== 'button' || toggleList(pressed, early.opened)) return;
    early.pressed = pressed;
  });
  listen('submit', (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) early.submitted = event.target;
  });
  return early;
}

/** Not a link that opens a tab. */
function pressedBy({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): Pressed | null {
  const isForTab = ctrlKey || metaKey || shiftKey || altKey;
  return target instanceof Element
    ? target.closest<Pressed>(isForTab ? 'button' : 'button, form a:not([target])')
    : null;
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
  repeatInput(takeTyped(early, frame));
  // After React has rendered what was typed, which it does not do within an effect.
  queueMicrotask(() => {
    if (frame.contains(early.submitted ?? null)) early.submitted?.requestSubmit();
    if (frame.contains(early.pressed ?? null)) early.pressed?.click();
  });
}

/** The fields of the frame in which was typed. The last one comes first, since it gets a focus that was lost. */
function takeTyped({ typed }: EarlyInput, frame: HTMLElement): Field[] {
  return [...typed].reverse().flatMap(([target, place]) => {
    const field = stillThere(target as Field, place);
    return field && frame.contains(field) && typed.delete(target) ? [field] : [];
  });
}

/** React may have rendered the page again instead of taking over its HTML: then the text goes into the field at the same place, with the focus. */
function stillThere(typed: Field, place: number): Field | null {
  if (typed.isConnected) return typed;
  const field = fieldsIn(document)[place];
  if (field?.name !== typed.name || field.type !== typed.type) return null;
  field.value = typed.value;
  if (document.activeElement === document.body) field.focus();
  return field;
}

function initialValue(field: Field): string | undefined {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find((it) => it.defaultSelected) ?? field.options[0])?.value;
}

function repeatInput(typed: readonly Field[]) {
  // All are read first: after the event of one, React may give the others the values that it knows.
  for (const { field, value } of typed.map((it) => ({ field: it, value: it.value }))) {
    if (!/checkbox|radio/.test(field.type)) {
      // React ignores an event unless the value differs from the one that it tracks. It tracks the empty value; the prototype's setter bypasses it.
      field.value = '';
      const prototype: object = Object.getPrototypeOf(field);
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    }
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
