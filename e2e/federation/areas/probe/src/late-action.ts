/** A chunk of its own, loaded when the form is sent. */
export function act() {
  document.title = 'Terkirim';
}
