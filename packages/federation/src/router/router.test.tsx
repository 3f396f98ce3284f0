import { BrowserRouter, Link, useLocation } from '@portal/federation/router';
import { act, type MouseEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

function Pages({ onClick }: { onClick: (event: MouseEvent) => void }) {
  const { pathname, state } = useLocation();
  return (
    <Link to="/login?dari=sini" state={{ from: pathname }} onClick={onClick}>
      {pathname} {state?.from}
    </Link>
  );
}

test('a link opens its page in place, unless a modifier key is held or its click handler prevents it', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  history.replaceState(null, '', '/kontak');
  const page = document.body.appendChild(document.createElement('div'));
  let isPrevented = true;
  const onClick = (event: MouseEvent) => isPrevented && event.preventDefault();
  act(() =>
    createRoot(page).render(
      <BrowserRouter>
        <Pages onClick={onClick} />
      </BrowserRouter>,
    ),
  );
  const link = page.querySelector('a');
  const click = (init?: MouseEventInit) =>
    act(() =>
      link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })),
    );

  expect(link?.getAttribute('href')).toBe('/login?dari=sini');
  click();
  isPrevented = false;
  // Left to the browser, which would open a tab; the test environment must not navigate.
  page.addEventListener('click', (event) => event.ctrlKey && event.preventDefault());
  click({ ctrlKey: true });
  expect(location.pathname).toBe('/kontak');
  click();
  expect(location.href).toContain('/login?dari=sini');
  expect(page.textContent).toBe('/login /kontak');
});
