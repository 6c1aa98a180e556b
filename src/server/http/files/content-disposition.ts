import { encodeExtended } from 'content-disposition';

/** Controls, path separators, and the marks that let a name show its ending in the wrong place. */
const UNFIT = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFD\\/]/gu;

/** The header of RFC 6266: a plain name for old readers, always in quotes, and the real one in UTF-8 for all others. */
export const contentDispositionOf = (disposition: 'inline' | 'attachment', downloadName: string) => {
  const name = downloadName.toWellFormed().replace(UNFIT, '_').trim() || 'file';
  const plain = name.replace(/[^\x20-\x7e]|["%]/g, '_');
  return `${disposition}; filename="${plain}"; filename*=${encodeExtended(name)}`;
};
