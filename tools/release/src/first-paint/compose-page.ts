import type { RegisteredArea, RegisteredRoute } from '@portal/federation/registry';
import { asData, backendMark } from './page-backend.ts';

/** What the shell's prerender bundle answers for one path. */
export interface DrawnPage {
  html: string;
  reads: unknown[];
}

export interface Style {
  file: string;
  url: string;
  css: string;
}

interface Parts {
  /** The shell's own page. */
  template: string;
  drawn: DrawnPage;
  styles: Style[];
  area: RegisteredArea;
  route: RegisteredRoute;
}

/** Titles, descriptions and hints: React writes them before everything else. */
const marks = /^(?:<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/;
const initialMarks = /\s*<(title|meta) data-initial[^>]*>(?:[^<]*<\/title>)?/g;
const styleLinks = /<link[^>]*rel="stylesheet"[^>]*>/g;
const shellScript = /<script[^>]*\ssrc=[^>]*><\/script>/;
/** One that the HTML names, or whose place it shows until the data name it. */
const firstPicture = /<link[^>]*\sas="image"|data-first-picture/;
const emptyRoot = '<div id="root"></div>';

/** The shell's page with one path's title, styles, code to come and first paint in it. */
export function composePage({ template, drawn, styles, area, route }: Parts): string {
  const [head = ''] = marks.exec(drawn.html) ?? [];
  const wanted = [asInitial(head), ...styles.map(styleTag)].join('');
  const [shell = ''] = shellScript.exec(template) ?? [];
  const scripts = [area.entry, ...route.preload].filter(isScript);
  const code = shell + scripts.map((url) => preloadTag(area, url)).join('');
  // A picture of the first screen has the line to itself: there the boot script brings the code, after it.
  const isForLater = firstPicture.test(drawn.html);
  const later = isForLater ? `<template id="page-code">${code}</template>` : '';
  return (
    template
      .replace(initialMarks, '')
      .replace(styleLinks, '')
      .replace(shellScript, '')
      // Before the boot script, which sends the reads.
      .replace('<script', (boot) => readsTag(drawn.reads) + later + boot)
      .replace('</head>', () => `${wanted}${isForLater ? '' : code}</head>`)
      .replace(emptyRoot, () => `<div id="root">${drawn.html.slice(head.length)}</div>`)
  );
}

/** React finds them again when it takes the page over; who draws it anew removes them. */
function asInitial(head: string): string {
  return head.replace(/<(title|meta|link)/g, '<$1 data-initial');
}

/** The names by which the loader of styles, and the boot script, see that the file is here already. */
function styleTag({ file, url, css }: Style): string {
  return `<style data-href="${file}" data-file="${url}">${css}</style>`;
}

function preloadTag({ integrity }: RegisteredArea, url: string): string {
  const hash = integrity[url];
  const check = hash ? ` integrity="${hash}" crossorigin="anonymous"` : '';
  return `<link rel="preload" as="script" fetchpriority="low" href="${url}"${check}>`;
}

function readsTag(reads: unknown[]): string {
  const data = asData({ backend: backendMark, reads });
  return `<script type="application/json" id="page-reads">${data}</script>`;
}

function isScript(url: string): boolean {
  return url.endsWith('.js');
}
