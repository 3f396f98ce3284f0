/** What was pressed shows it first; what costs more, such as leading the focus and the view elsewhere, follows. */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}
