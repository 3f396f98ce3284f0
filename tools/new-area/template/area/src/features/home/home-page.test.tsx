import { BrowserRouter } from '@portal/federation/router';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { App } from '../../app.tsx';

test('shows the title of its route as the heading', async () => {
  window.history.replaceState(null, '', '/new-area');
  render(
    <BrowserRouter>
      <Suspense>
        <App />
      </Suspense>
    </BrowserRouter>,
  );
  await vi.dynamicImportSettled();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('New Area');
});
