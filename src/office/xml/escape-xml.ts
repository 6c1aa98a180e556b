/** What XML 1.0 cannot carry at all. Input refuses these; here they may not break a document. */
// oxlint-disable-next-line no-control-regex -- naming the control characters is the point
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const printable = (value: string) => value.toWellFormed().replaceAll(UNPRINTABLE, '');

export const escapeText = (value: string) =>
  printable(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Line breaks and tabs as references, or reading would turn them into spaces. */
export const escapeAttribute = (value: string) =>
  escapeText(value)
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\t', '&#9;');
