import { createQueryClient, QueryClientProvider, useQuery } from '@portal/api/query';
import { signedOut } from '@portal/auth/session';
import { BrowserRouter } from '@portal/federation/router';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { HtmlPage, usePageIsLive } from './html-page.tsx';

test('follows a navigation that happened during hydration', async () => {
  window.history.replaceState(null, '', '/one');
  document.body.innerHTML = '<div><p>/one</p></div>';
  const [root] = document.body.children;
  if (!root) throw new Error('The page has no root');
  let isFirst = true;
  const Page = ({ path }: { path: string }) => {
    if (isFirst) goTo('/two');
    isFirst = false;
    return <p>{path}</p>;
  };
  startTransition(() => {
    const page = <HtmlPage session={null}>{({ pathname }) => <Page path={pathname} />}</HtmlPage>;
    hydrateRoot(root, <BrowserRouter>{page}</BrowserRouter>);
  });
  await expect.poll(() => root.textContent).toBe('/two');
});

test('reads the data of the page at the real URL, and none of the page that the HTML was rendered for', async () => {
  window.history.replaceState(null, '', '/list?q=budi');
  document.body.innerHTML = '<div><p>waiting</p></div>';
  const [root] = document.body.children;
  if (!root) throw new Error('The page has no root');
  const asked: string[] = [];
  const List = ({ filter }: { filter: string }) => {
    usePageIsLive();
    const queryFn = async () => {
      asked.push(filter);
      return `found ${filter}`;
    };
    return <p>{useQuery({ queryKey: [filter], queryFn }).data ?? 'waiting'}</p>;
  };
  hydrateRoot(
    root,
    <QueryClientProvider client={createQueryClient({ onError: () => undefined })}>
      <BrowserRouter>
        <HtmlPage session={signedOut}>{({ search }) => <List filter={search} />}</HtmlPage>
      </BrowserRouter>
    </QueryClientProvider>,
  );
  await expect.poll(() => root.textContent).toBe('found ?q=budi');
  expect(asked).toEqual(['?q=budi']);
});

/** Navigates as the Back button does. */
function goTo(path: string) {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
