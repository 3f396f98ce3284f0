export { cleanText, phoneText } from './clean-text.ts';
