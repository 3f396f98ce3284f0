// Imported first. What these notices of dependencies ask for has been decided, and whoever starts
// the portal could take them for a fault of it.
const notices = [/^⚠️\s+Node\.js 20 and below/, /^EXPERIMENTAL FEATURES ENABLED/];
const output = globalThis.console;

for (const level of ['log', 'info', 'warn'] as const) {
  const write = output[level].bind(output);
  output[level] = (...parts: unknown[]) => {
    if (!notices.some((notice) => notice.test(String(parts[0])))) write(...parts);
  };
}
