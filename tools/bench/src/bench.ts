import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { browserArguments, ensureBrowser } from '@portal/test/browser';
import { type Browser, chromium, type Page } from 'playwright';

export const root = resolve(import.meta.dirname, '../../..');

/** The released portal. */
export const siteDir = resolve(root, 'dist');

export const printed: string[] = [];

export function say(line: string): void {
  printed.push(line);
  process.stdout.write(`${line}\n`);
}

/** The load of the machine, without which times mean little. */
export function load(): string {
  return `load ${loadavg()[0]?.toFixed(1)}`;
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ ...ensureBrowser(say), args: browserArguments });
}

/** Ends a bench that does not measure what it names. */
export function refuse(reason: string): never {
  process.stderr.write(`Nothing is measured: ${reason}\n`);
  process.exit(1);
}

/** Asks whether the page is there, rather than one that says that it cannot be shown. */
export async function requirePage(page: Page): Promise<void> {
  const headings = await page.locator('h1:visible').allTextContents();
  const isShown = headings.length > 0 && !headings.some((it) => /tidak dapat/.test(it));
  if (!isShown) refuse(`${page.url()} shows ${headings.join(', ') || 'no heading'}.`);
}

/** Slows the page's processor down. */
export async function slowDown(page: Page, rate: number) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  return cdp;
}

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}

export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/** A row of a Markdown table. */
export function asRow(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

export function tableHead(columns: readonly string[]): string {
  return `${asRow(columns)}\n${asRow(columns.map(() => '---'))}`;
}
