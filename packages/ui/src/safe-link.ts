const maxLength = 2048;
const webLink = /^https?:\/\/[^\s/?#@:\\<>"'\p{Cc}]+(:[0-9]{1,5})?([/?#][^\s\\<>"\p{Cc}]*)?$/iu;
const mailLink = /^mailto:[^\s@?\\<>"'\p{Cc}]+@[^\s@?\\<>"'\p{Cc}]+(\?[^\s\\<>"\p{Cc}]*)?$/iu;
const ownFile = /^\/storage\/v1\/object\/public\/public-files\/([\w-]+\/)+[\w-]+\.[a-z]+$/;

/**
 * The link if it may be followed: http, https or mailto, without credentials, at most 2,048 characters. The database checks
 * the same rules. Forms check before they save, and pages before they render a stored link; a link
 * that gets null is rendered as text.
 */
export function safeLink(link: string | null | undefined): string | null {
  return link && (isWebLink(link) || isMailLink(link)) ? link : null;
}

/** For links that a browser opens, or loads a picture from. */
export function isWebLink(link: string): boolean {
  return link.length <= maxLength && webLink.test(link) && URL.canParse(link);
}

/** For pictures: a web link, or a file of the portal's own storage. */
export function isImageLink(link: string): boolean {
  return isWebLink(link) || ownFile.test(link);
}

const mailAddress = /^[^\s@:/?#]+@[^\s@:/?#]+\.[a-z]{2,}$/i;
const hostFirst = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.[a-z]{2,}(:\d{1,5})?([/?#]\S*)?$/iu;

/**
 * What people write instead of a link, completed: 'www.contoh.com' gets https://, and 'hrd@contoh.com' gets mailto: where a mail
 * link is allowed. Anything else stays as it is: the validation rule decides.
 */
export function completeLink(text: string, allowsMail: boolean): string {
  const link = text.trim();
  if (allowsMail && mailAddress.test(link)) return `mailto:${link}`;
  return hostFirst.test(link) ? `https://${link}` : text;
}

function isMailLink(link: string): boolean {
  return link.length <= maxLength && mailLink.test(link);
}
