export {
  everyAnswer,
  fileHeaders,
  kindOf,
  notFoundPath,
  ownPagePath,
  pageHeaders,
  pagePath,
  refusal,
  secureAnswer,
  storedFile,
} from './answer-headers.ts';
export { acceptedEncoding, compress, type Encoding, suffixOf } from './compression.ts';
export { contentPolicy } from './content-policy.ts';
export { contentTypeOf, isText } from './content-types.ts';
export { pageStatus, pathsOfPages } from './known-pages.ts';
export { compressFolder } from './publish-compressed.ts';
