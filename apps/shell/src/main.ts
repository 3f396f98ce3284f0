/** A script that lies in the cache arrives before the page has been painted; whoever came to read comes first. */
async function start() {
  await firstPaint();
  await import(/* webpackMode: "eager" */ './bootstrap.tsx');
}

/** At once where the HTML has nothing to show, or nobody sees it: a hidden page is not painted. */
async function firstPaint() {
  if (document.hidden || !document.getElementById('root')?.hasChildNodes()) return;
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}

void start();
