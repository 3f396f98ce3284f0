import { isBackendConfigured } from '@portal/api/client';
import { visitorsOnly } from '@portal/federation/first-paint';
import { Button, type Elements, Notice } from '@portal/ui';
import { type FormEventHandler, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './account-form.module.css';
import type { FormOutcome } from './use-outcome.ts';

const nothing: readonly string[] = [];

interface AccountFormProps {
  onSubmit: FormEventHandler;
  submitLabel: string;
  /** The button is disabled until these fields are filled. Only the login form has some: in the others errors name what is missing. */
  needed?: readonly string[];
  /** A failure stays in the form after its toast has gone, until the next attempt. */
  form: {
    isSubmitting: boolean;
    outcome: FormOutcome;
    /** Takes over what stands in the fields. */
    believe: (form: HTMLFormElement) => void;
  };
  children: Elements;
}

export function AccountForm({
  onSubmit,
  submitLabel,
  needed = nothing,
  form: { isSubmitting, outcome, believe },
  children,
}: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isIncomplete, setIsIncomplete] = useState(needed.length > 0);
  const look = () => {
    if (!form.current) return;
    believe(form.current);
    const { elements } = form.current;
    setIsIncomplete(!needed.every((name) => isFilled(elements.namedItem(name))));
  };
  // Before hydration the browser may have filled the fields.
  const lookFirst = useEffectEvent(look);
  useEffect(() => lookFirst(), []);
  const submit: FormEventHandler = (event) => {
    look();
    outcome.startOver();
    onSubmit(event);
  };
  return (
    // POST, because without scripts a GET would put the input into the URL.
    <form
      ref={form}
      method="post"
      className={styles.form}
      noValidate
      onSubmit={submit}
      // Some password managers fill the fields without an event of the fields: whatever happens next makes the form look.
      onChange={look}
      onFocus={look}
      onBlur={look}
      onPointerOver={look}
      onPointerDown={look}
      onAnimationStart={look}
      {...visitorsOnly}
    >
      {!isBackendConfigured() && (
        <Notice tone="warning" title="Layanan belum terhubung">
          <p>
            Formulir ini belum dapat dikirim karena layanan akun belum dihubungkan oleh pengurus.
          </p>
        </Notice>
      )}
      {outcome.refusal && (
        <Notice tone="danger" title={outcome.refusal.title}>
          <p>{outcome.refusal.description}</p>
        </Notice>
      )}
      {children}
      <Button type="submit" size="large" isWide isBusy={isSubmitting} disabled={isIncomplete}>
        {submitLabel}
      </Button>
    </form>
  );
}

/** Chrome hides a value that it has filled in itself until the user does something with the page. */
function isFilled(control: Element | RadioNodeList | null): boolean {
  if (!(control instanceof HTMLInputElement)) return false;
  return control.value.trim() !== '' || control.matches(':-webkit-autofill');
}
