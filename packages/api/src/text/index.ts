export { cleanText, phoneText } from './clean-text.ts';
export { searchForm, searchWords } from './search-form.ts';
