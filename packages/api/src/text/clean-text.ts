const emoji = '[\\u2190-\\u2bff\\u3030\\u{1f000}-\\u{1faff}]\\ufe0f?';
const emojiOrInvisible = new RegExp(`(${emoji}(?:\\u200d${emoji})*)|\\p{DI}+`, 'gu');

/**
 * A text in the form in which the database stores it (`private.clean_text`), whatever it was copied from: composed letters, no
 * invisible characters and none of direction, one space for blanks of all kinds, at most two line breaks together. What is then empty,
 * the user has left empty. Not for passwords.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(emojiOrInvisible, '$1')
    .normalize('NFC')
    .replace(/(?:(?!\n)[\s\p{Cc}\u2800])+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^[ \n]+|[ \n]+$/g, '');
}

const phone = /^\+?([ ().\-/]*\d){6,15}[ ).]*$/;

/**
 * The digits of a telephone number in groups, as the database stores them (`private.phone_text`): '0812 3456 7890'. Words and brackets
 * around it fall. What is no number stays as it was typed.
 */
export function phoneText(text: string): string {
  const typed = cleanText(text)
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-');
  const [number = ''] = /[+(]*\d(?:.*\d)?/s.exec(typed.replace(/^(\d{6,})[.,]0+$/, '$1')) ?? [];
  const digits = number.replace(/^\(+\+/, '+');
  if (!phone.test(digits)) return typed;
  const compact = digits
    .replace(/[^\d+]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^8(?=[1-9]\d{7,10}$)/, '08');
  const spaced = /^(?:08|\+?620?8)/.test(compact)
    ? compact.replace(/^\+?620?(8\d\d)/, '+62 $1 ')
    : digits.replace(/[^\d+]+/g, ' ').trim();
  return spaced.replace(/(\d{4})(?=\d{3})/g, '$1 ');
}
