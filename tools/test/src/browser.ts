import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Chromium without a window system: the same engine and the same pages, at little more than half the cost. */
const headlessShell = 'chromium-headless-shell';
const systemNames = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** For Playwright's `launch`: empty for its own browser, which it finds by itself. */
interface BrowserChoice {
  executablePath?: string;
}

/** What Chromium needs to run as root, without a graphics card, and without requests of its own. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
];

/** For tests, which measure nothing: fewer processes, and no optimization of scripts that run once. Saves an eighth of their time. */
export const testBrowserArguments = [
  ...browserArguments,
  '--in-process-gpu',
  '--process-per-site',
  '--disable-site-isolation-trials',
  '--js-flags=--no-opt --no-maglev --max-lazy',
];

/** The browser to launch: Playwright's own, else the system's; null without one. */
export function findBrowser(): BrowserChoice | null {
  if (existsSync(chromium.executablePath())) return {};
  const folders = (process.env.PATH ?? '').split(delimiter);
  const executablePath = systemNames
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
  return executablePath ? { executablePath } : null;
}

/** Installs a browser where there is none, and the faster one where that is easy. @throws when none can be had */
export function ensureBrowser(say: (line: string) => void): BrowserChoice {
  const installed = findBrowser();
  const isFast = installed && (installed.executablePath?.endsWith(headlessShell) ?? true);
  if (isFast) return installed;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say(`Installing the package ${headlessShell} of the system.`);
    tryToRun('apt-get', ['update']);
    tryToRun('apt-get', ['install', '-y', headlessShell]);
  }
  if (!findBrowser()) {
    say('No Chromium found: downloading the one of Playwright.');
    tryToRun('pnpm', ['--filter', '@portal/test', 'exec', 'playwright', 'install', 'chromium']);
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
    // The next look for the browser shows whether it worked.
  }
}
