import { failure } from './notice.ts';
import { minPasswordLength, passwordSentences as sentences } from './sentences.ts';

/** What is wrong with a new password, before anybody is asked; null when it may be sent. */
export function passwordObjection(password: string, confirmation: string) {
  if (password.length < minPasswordLength) {
    return failure(sentences.tooShortTitle, sentences.tooShort);
  }
  return password === confirmation ? null : failure(sentences.mismatchTitle, sentences.mismatch);
}
