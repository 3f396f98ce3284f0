import { BrowserRouter } from '@portal/federation/router';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { HtmlPage } from './html-page.tsx';

test('follows a navigation that happened while React took the HTML over', async () => {
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

/** As Back does. */
function goTo(path: string) {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
