import { allowReload } from '@portal/federation/router';
import { act, Component, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LazyPage, lazyPage } from './lazy-page.tsx';

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    allowReload();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <button type="button" onClick={() => this.setState({ hasFailed: false })}>
        Coba lagi
      </button>
    );
  }
}

function Current({ page }: { page: LazyPage }) {
  const Page = page.current();
  return <Page />;
}

let container: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
  container = document.createElement('div');
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** A page whose loading fails with these errors, one after the other, before it succeeds; and how often it was loaded. */
function pageFailingWith(...errors: string[]) {
  const asked = { times: 0 };
  const page = lazyPage(async () => {
    const error = errors[asked.times];
    asked.times += 1;
    if (error) throw new Error(`${error} did not arrive`);
    return { default: () => <h1>Beranda</h1> };
  });
  return { page, asked };
}

test('tries again before a failure is shown, while each try gets further', async () => {
  const { page, asked } = pageFailingWith('a.js', 'b.js', 'c.js');
  const root = createRoot(container);
  await act(async () => root.render(<Suspense>{<Current page={page} />}</Suspense>));
  expect(container.textContent).toBe('Beranda');
  expect(asked.times).toBe(4);
});

test('fetches the page again when it renders after a failure', async () => {
  const { page, asked } = pageFailingWith('a.js', 'a.js');
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <Boundary>
        <Suspense fallback="Memuat…">
          <Current page={page} />
        </Suspense>
      </Boundary>,
    ),
  );
  expect(container.textContent).toBe('Coba lagi');
  expect(asked.times).toBe(2);

  await act(async () => container.querySelector('button')?.click());
  expect(container.textContent).toBe('Beranda');
  expect(asked.times).toBe(3);
});

test('does not try again once the user has waited long enough', async () => {
  const { page, asked } = pageFailingWith('a.js');
  const now = vi.spyOn(Date, 'now');
  now.mockReturnValueOnce(0).mockReturnValueOnce(1_001);
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <Boundary>
        <Suspense>
          <Current page={page} />
        </Suspense>
      </Boundary>,
    ),
  );
  expect(container.textContent).toBe('Coba lagi');
  expect(asked.times).toBe(1);
});

/** The HTML of a page that can be read, which waits for the code of this path. */
function showFirstPaint(path: string) {
  history.replaceState(null, '', '/');
  document.body.innerHTML = `<div id="root" data-awaits-code="${path}"><h1>Tentang</h1></div>`;
}

/** A page whose code fails each time after as many milliseconds, as many times as it says. */
function latePage(milliseconds: number, failures: number) {
  let asked = 0;
  return lazyPage(async () => {
    asked += 1;
    if (asked > failures) return { default: () => <h1>Tentang</h1> };
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    throw new Error('The code did not arrive in time');
  });
}

test.each([
  { what: 'waits for late code while the page of the HTML can be read', shown: 'Tentang' },
  { what: 'gives up on late code after a minute', failures: 12, shown: 'Coba lagi' },
  { what: 'gives up at once on code that fails at once', after: 100, shown: 'Coba lagi' },
  {
    what: 'gives up on late code where another page is wanted',
    path: '/kontak',
    shown: 'Coba lagi',
  },
])('$what', async ({ path = '/', after = 6_000, failures = 3, shown }) => {
  vi.useFakeTimers();
  showFirstPaint(path);
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <Boundary>
        <Suspense>
          <Current page={latePage(after, failures)} />
        </Suspense>
      </Boundary>,
    ),
  );
  await act(() => vi.advanceTimersByTimeAsync(80_000));
  expect(container.textContent).toBe(shown);
  vi.useRealTimers();
});

test('fetches a page once, however often it renders', async () => {
  let attempts = 0;
  const page = lazyPage(async () => {
    attempts += 1;
    return { default: () => <h1>Kontak</h1> };
  });
  const root = createRoot(container);
  for (let render = 0; render < 3; render += 1) {
    await act(async () => root.render(<Suspense>{<Current page={page} />}</Suspense>));
  }
  expect(container.textContent).toBe('Kontak');
  expect(attempts).toBe(1);
});
