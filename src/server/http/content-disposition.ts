/** Controls, path separators, and the marks that let a name show its ending in the wrong place. */
const UNFIT = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFD\\/]/gu;

/** The header of RFC 6266: a plain name for old readers, the real one in UTF-8 for all others. */
export const contentDispositionOf = (disposition: 'inline' | 'attachment', downloadName: string) => {
  const name = downloadName.toWellFormed().replace(UNFIT, '_').trim() || 'file';
  const plain = name.replace(/[^\x20-\x7e]|["%]/g, '_');
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${encodeExtended(name)}`;
};

/** RFC 8187 allows fewer characters bare than URLs do. */
const encodeExtended = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
