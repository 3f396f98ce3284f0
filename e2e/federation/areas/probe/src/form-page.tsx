import { useLeaveGuard } from '@portal/federation';
import { lazy, Suspense, useState } from 'react';

const draftKey = 'probe.draft';

const Preview = lazy(async () => ({
  default: (await import(/* webpackChunkName: "preview" */ './preview.tsx')).Preview,
}));

/** A form with a leave guard, a draft and a chunk that is loaded on demand. */
export default function FormPage() {
  const [text, setText] = useState(() => sessionStorage.getItem(draftKey) ?? '');
  const [isPreviewed, setIsPreviewed] = useState(false);
  useLeaveGuard(text !== '');
  return (
    <>
      <title>Probe</title>
      <h1>Formulir probe</h1>
      <label>
        Catatan
        <input
          value={text}
          onChange={({ target }) => {
            sessionStorage.setItem(draftKey, target.value);
            setText(target.value);
          }}
        />
      </label>
      <button type="button" onClick={() => setIsPreviewed(true)}>
        Pratinjau
      </button>
      <button
        type="button"
        onClick={() => void import('./late-action.ts').then(({ act }) => act())}
      >
        Kirim
      </button>
      {isPreviewed && (
        <Suspense>
          <Preview text={text} />
        </Suspense>
      )}
    </>
  );
}
