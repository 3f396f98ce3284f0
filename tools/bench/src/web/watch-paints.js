// Runs in the page, before its own scripts.
const paints = { firstPaint: 0, largestPaint: 0, answered: 0, blocking: 0, shift: 0 };
window.bench = { paints, lastChange: 0 };

function watch(type, note) {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(entry);
    window.bench.lastChange = performance.now();
  }).observe({ type, buffered: true });
}

watch('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') paints.firstPaint = startTime;
});
watch('largest-contentful-paint', ({ startTime }) => {
  paints.largestPaint = startTime;
});
watch('longtask', ({ startTime, duration }) => {
  if (paints.firstPaint > 0 && startTime > paints.firstPaint) paints.blocking += duration - 50;
});
watch('layout-shift', ({ value }) => {
  paints.shift += value;
});

// Presses until the menu opens, and closes it again.
const pressing = setInterval(() => {
  const button = document.querySelector('[aria-controls="menu-utama"]');
  if (paints.firstPaint === 0 || !button) return;
  if (button.getAttribute('aria-expanded') === 'true') {
    paints.answered = performance.now();
    clearInterval(pressing);
  }
  button.click();
}, 50);
