import {
  backendMark,
  codeId,
  initialAttribute,
  notFoundAttribute,
  type PageRead,
  type PageReads,
  pictureAttribute,
  readsId,
  rootId,
  styleUrlAttribute,
} from '@portal/federation/first-paint';
import type { RegisteredArea, RegisteredRoute, Registry } from '@portal/federation/registry';

/** What the shell's prerender bundle returns for one path. */
export interface RenderedPage {
  html: string;
  reads: PageRead[];
  /** The shell's frame around a skeleton. Absent in former builds of the shell, which cannot render it. */
  isFrame?: boolean;
}

export interface Style {
  file: string;
  url: string;
  css: string;
}

export interface PageOfArea {
  area: RegisteredArea;
  route: RegisteredRoute;
}

interface Parts {
  /** The shell's own page. */
  template: string;
  rendered: RenderedPage;
  styles: Style[];
  /** Absent for an unknown address. */
  page?: PageOfArea | undefined;
}

/** Titles, meta tags and preloads: React writes them before everything else. */
const headTags = /^(?:<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/;
const initialTags = new RegExp(
  `\\s*<(title|meta) ${initialAttribute}[^>]*>(?:[^<]*<\\/title>)?`,
  'g',
);
const styleLinks = /<link[^>]*rel="stylesheet"[^>]*>/g;
const shellScript = /<script[^>]*\ssrc=[^>]*><\/script>/;
/** A picture of the first screen: the HTML names it, or declares its place until the data name it. */
const firstPicture = new RegExp(`<link[^>]*\\sas="image"|${pictureAttribute}`);
const emptyRoot = `<div id="${rootId}"></div>`;

/** The shell's page with one path's title, styles, first paint, reads and code in it. */
export function composePage({ template, rendered, styles, page }: Parts): string {
  const [head = ''] = headTags.exec(rendered.html) ?? [];
  const wanted = [asInitial(head), ...styles.map(styleTag)].join('');
  const [shell = ''] = shellScript.exec(template) ?? [];
  const code = shell + (page ? preloadTags(page) : '');
  // A picture of the first screen must not share a slow connection: the boot script adds the code after it.
  const isDeferred = firstPicture.test(rendered.html);
  const deferred = isDeferred ? `<template id="${codeId}">${code}</template>` : '';
  return (
    (head ? template.replace(initialTags, '') : template)
      .replace(styleLinks, '')
      .replace(shellScript, '')
      // Before the boot script, which sends the reads.
      .replace('<script', (boot) => readsTag(rendered.reads) + deferred + boot)
      .replace('</head>', () => `${wanted}${isDeferred ? '' : code}</head>`)
      .replace(emptyRoot, () => {
        const mark = page ? '' : ` ${notFoundAttribute}`;
        return `<div id="${rootId}"${mark}>${rendered.html.slice(head.length)}</div>`;
      })
  );
}

/** One build serves every environment: the release, or the host if only it knows the backend, names it in the page. */
export function fillInBackend(page: string, backend: Registry['backend']): string {
  return backend ? page.replaceAll(`"${backendMark}"`, () => asData(backend)) : page;
}

/** React reuses these tags when it hydrates the page; the shell removes them when it renders another one. */
function asInitial(head: string): string {
  return head.replace(/<(title|meta|link)/g, `<$1 ${initialAttribute}`);
}

/** The content cannot end its element. The bundler's style loader finds the file by `data-href` and does not load it again. */
function styleTag({ file, url, css }: Style): string {
  const contained = css.replace(/<\/(?=style)/gi, '<\\/');
  return `<style data-href="${file}" ${styleUrlAttribute}="${url}">${contained}</style>`;
}

/** Only a public page names code: for the others the release does not know who may enter. */
function preloadTags({ area, route }: PageOfArea): string {
  const scripts = isPublic(route) ? [area.entry, ...route.preload].filter(isScript) : [];
  const tags = scripts.map((url) => {
    const hash = area.integrity[url];
    const check = hash ? ` integrity="${hash}" crossorigin="anonymous"` : '';
    return `<link rel="preload" as="script" fetchpriority="low" href="${url}"${check}>`;
  });
  return tags.join('');
}

function readsTag(reads: PageRead[]): string {
  const data: PageReads = { backend: backendMark, reads };
  return `<script type="application/json" id="${readsId}">${asData(data)}</script>`;
}

/** JSON that cannot end the script element that holds it. */
function asData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The HTML of any other page holds the shell's frame only, since nothing of its area is public. */
export function isPublic({ access }: RegisteredRoute): boolean {
  return access === 'public';
}

function isScript(url: string): boolean {
  return url.endsWith('.js');
}
