/** The first visible input: a file input is hidden. */
export function firstField(container: Element): HTMLElement | null {
  return container.querySelector<HTMLElement>('input:not([hidden]), textarea');
}
