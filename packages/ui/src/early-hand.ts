import { type RefObject, useEffect } from 'react';

declare global {
  interface Window {
    /** What a hand did before the page's code had arrived. Begun by the boot script in the shell's index.html. */
    portalEarly?: {
      typed: WeakSet<EventTarget>;
      submitted?: EventTarget | null;
      pressed?: Element | null;
    };
  }
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Tells the controls in the frame what was typed or chosen in them before, as if it were done now. */
export function useEarlyInput(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    for (const control of frame.current?.querySelectorAll('input, textarea, select') ?? []) {
      if (window.portalEarly?.typed.delete(control)) tellAgain(control);
    }
  }, [frame]);
}

/** Sends a form that was sent before. Its fields are told first: effects run from the inside out. */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (form.current && window.portalEarly?.submitted === form.current)
      form.current.requestSubmit();
  }, [form]);
}

/** Presses a button in the frame that was pressed before. */
export function useEarlyPress(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const button = window.portalEarly?.pressed;
    if (button instanceof HTMLButtonElement && frame.current?.contains(button)) button.click();
  }, [frame]);
}

function tellAgain(control: Element) {
  if (isText(control)) {
    // React takes what it finds for known and listens to another value only: it is shown an empty one first.
    const { value } = control;
    control.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
      control,
      value,
    );
  }
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

function isText(control: Element): control is TextControl {
  return (
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(control.type))
  );
}
