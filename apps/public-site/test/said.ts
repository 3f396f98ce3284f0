import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Every text in reading order, and the addresses behind the links. */
export function said(element: ReactElement): string[] {
  cleanup();
  return textsOf(render(element).container);
}

export function textsOf(container: HTMLElement): string[] {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode as Text;
    const link = parentElement?.closest('a')?.getAttribute('href');
    found.push(link ? `${textContent} → ${link}` : String(textContent));
  }
  return found;
}
