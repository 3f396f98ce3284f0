import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useCurrentYear } from './use-current-year.ts';

function Footer() {
  return <p>© {useCurrentYear()}</p>;
}

afterEach(() => {
  vi.useRealTimers();
});

test('HTML of a former year hydrates without an error, and then shows the current year', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const frame = document.body.appendChild(document.createElement('div'));
  vi.setSystemTime('2026-12-31');
  frame.innerHTML = renderToString(<Footer />);
  expect(frame.textContent).not.toContain('2026');

  vi.setSystemTime('2028-07-01');
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(frame, <Footer />, { onRecoverableError }));
  expect(frame.textContent).toBe('© 2028');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
