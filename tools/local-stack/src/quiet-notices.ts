// Imported first. These notices of dependencies need no action, and a newcomer could take them for a fault of the portal.
const notices = [/^⚠️\s+Node\.js 20 and below/, /^EXPERIMENTAL FEATURES ENABLED/];
const output = globalThis.console;

for (const level of ['log', 'info', 'warn'] as const) {
  const write = output[level].bind(output);
  output[level] = (...parts: unknown[]) => {
    if (!notices.some((notice) => notice.test(String(parts[0])))) write(...parts);
  };
}
