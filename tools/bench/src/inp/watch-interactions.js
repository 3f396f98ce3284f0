// Runs in the page, before its own scripts: how long each press, key or touch took until the next frame.
window.interactions = [];
new PerformanceObserver((list) => {
  for (const { interactionId, duration, name } of list.getEntries()) {
    if (interactionId > 0) window.interactions.push({ name, duration });
  }
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
