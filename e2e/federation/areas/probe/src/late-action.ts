/** In a chunk of its own, fetched when the form is sent. */
export function act() {
  document.title = 'Terkirim';
}
