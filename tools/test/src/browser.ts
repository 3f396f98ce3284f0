import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** What Chromium needs to run as root and to leave the network alone. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** The path of an installed browser: Playwright's own, else the system's. */
export function findBrowser(): string | undefined {
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  const folders = (process.env.PATH ?? '').split(delimiter);
  return systemNames
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Installs a browser when there is none: Playwright's download, else Debian's package. @throws when neither is possible */
export function ensureBrowser(say: (line: string) => void): string {
  const installed = findBrowser();
  if (installed) return installed;
  say('No Chromium found: downloading the one of Playwright.');
  tryToRun('pnpm', ['--filter', '@portal/test', 'exec', 'playwright', 'install', 'chromium']);
  if (!findBrowser() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('The download failed: installing the chromium package of the system.');
    tryToRun('apt-get', ['update']);
    tryToRun('apt-get', ['install', '-y', 'chromium']);
  }
  const found = findBrowser();
  if (found) return found;
  throw new Error(
    'The tests need Chromium, and it could not be installed. Install it and run them again.',
  );
}

function tryToRun(command: string, args: string[]) {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  } catch {
    // Whether it worked is seen by looking for the browser again.
  }
}
