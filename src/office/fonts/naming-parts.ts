import { wordPartOf } from '#office/opc/part-kinds.ts';

const TYPED = /(?:wordprocessingml\.(?:styles|numbering)|officedocument\.theme)\+xml$/;
const LIST = /="[^"<>]*;[^"<>]*"/;

/** Whether a part says what fonts its text is in. */
export const namesFonts = (contentType = '') =>
  wordPartOf(contentType) !== undefined || TYPED.test(contentType);

/** Quick to tell: whether a family may be named as one of several. */
export const mayHoldLists = (source: string) => LIST.test(source);
