const NAME = 'pdfuaid:part';
const CLAIM = /<pdfuaid:part>\s*\d\s*<\/pdfuaid:part>|pdfuaid:part\s*=\s*(?:"\d"|'\d')/g;
/** A claim stands within so many bytes around its name. */
const AROUND = 64;

/**
 * Takes back that a PDF keeps to PDF/UA, which the office claims of every document. In place, with spaces: nothing else in the
 * file moves. What a document says of itself is never packed.
 */
export const eraseClaim = (pdf: Uint8Array) => {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  for (let at = bytes.indexOf(NAME); at !== -1; at = bytes.indexOf(NAME, at + NAME.length)) {
    const start = Math.max(0, at - AROUND);
    const passage = bytes.toString('latin1', start, at + AROUND);
    bytes.write(
      passage.replaceAll(CLAIM, (claim) => ' '.repeat(claim.length)),
      start,
      'latin1',
    );
  }
};
