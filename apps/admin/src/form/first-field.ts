/** Where typing begins; a chosen file has an input too, but a hidden one. */
export function firstField(container: Element): HTMLElement | null {
  return container.querySelector<HTMLElement>('input:not([hidden]), textarea');
}
