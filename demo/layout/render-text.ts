import { NoBreakHyphen, TextRun } from 'docx';

const BOLD = /\*\*(.+?)\*\*/;
const DOCUMENT_NUMBER = /(?<=\b[A-Z]{2})-(?=\d{3}\b)/;

/** Keeps a number together with its unit, and the number of a document in one piece. */
const unbroken = (text: string) =>
  text
    .replaceAll(/(?<=\d) (?=°F|°C|psi|ppm|lb\b|in\.)/g, '\u00A0')
    .split(DOCUMENT_NUMBER)
    .flatMap((piece, index) => (index === 0 ? [piece] : [new NoBreakHyphen(), piece]));

/** The runs of a text; what stands between double asterisks is bold. */
export const runsOf = (text: string, isBold = false): TextRun[] =>
  text
    .split(BOLD)
    .map((piece, index) => ({ piece, bold: isBold || index % 2 === 1 }))
    .filter(({ piece }) => piece !== '')
    .map(({ piece, bold }) => new TextRun({ children: unbroken(piece), ...(bold && { bold }) }));
