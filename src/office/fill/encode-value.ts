import { isComplex, isFromTheRight, MARKS, stretchesOf } from '#office/direction/from-the-right.ts';
import { runFromTheRight, runOfComplexScript } from '#office/direction/complex-runs.ts';
import type { LogicalText, TextPiece } from '#office/text/logical-text.ts';
import { escapeAttribute, escapeText } from '#office/xml/escape-xml.ts';
import { prefixOf } from '#office/xml/namespaces.ts';

/** A value as markup for the place it goes to. It is text everywhere: nothing in it is ever expanded. */
export const encodeValue = (source: string, text: LogicalText, piece: TextPiece, value: string): string => {
  const { place } = text;
  const escape = text.attribute ? escapeAttribute : escapeText;
  if (place === 'paragraph' || place === 'deleted') return encodeInRun(source, piece, value);
  if (place === 'cell') return escape(escapeUnderscores(apartInCell(text, value)));
  if (place === 'columnName') return escape(escapeUnderscores(value).replaceAll('\n', '_x000a_'));
  return escape(value);
};

const encodeInRun = (source: string, piece: TextPiece, value: string) => {
  const { name, qname } = piece.owner;
  if (name === 'w:t' && isFromTheRight(value)) return encodeStretches(source, piece, value);
  if (name === 'w:t' && isComplex(value))
    return runOfComplexScript(source, piece.owner, lines(value).join(wordBreak(qname)));
  if (name === 'w:t' || name === 'w:delText') return lines(value).join(wordBreak(qname));
  if (name === 'a:t' && piece.owner.parent?.name === 'a:r')
    return lines(value).join(drawingBreak(source, piece));
  return lines(value).join(' ');
};

const encodeStretches = (source: string, { owner }: TextPiece, value: string) =>
  stretchesOf(value)
    .map((stretch) => {
      const content = lines(stretch.text).join(wordBreak(owner.qname));
      return stretch.isFromTheRight ? runFromTheRight(source, owner, content) : content;
    })
    .join('');

const TAG_ALONE = /^\s*\{{2,}[^{}]*\}{2,}\s*$/;

/** A cell has no runs to say which way a name is read; one that holds nothing else is read the way its name is. */
const apartInCell = ({ text }: LogicalText, value: string) =>
  TAG_ALONE.test(text) || !isFromTheRight(value)
    ? value
    : stretchesOf(value)
        .map((stretch) => (stretch.isFromTheRight ? MARKS.before + stretch.text + MARKS.after : stretch.text))
        .join('');

const lines = (value: string) => value.split('\n').map(escapeText);

/** Leaves a Word text for some other element of the run and comes back. */
export const aroundInWordRun = (qname: string, markup: string) =>
  `</${qname}>${markup}<${qname} xml:space="preserve">`;

const wordBreak = (qname: string) => aroundInWordRun(qname, `<${prefixOf(qname)}br/>`);

/** A drawing's run holds one text, so a break ends the run and begins another of the same look. */
const drawingBreak = (source: string, { owner }: TextPiece) => {
  const run = owner.parent;
  if (!run) return ' ';
  const properties = source.slice(run.end, owner.start);
  return `</${owner.qname}></${run.qname}><${prefixOf(owner.qname)}br/><${run.qname}>${properties}<${owner.qname}>`;
};

/** Excel reads `_x0041_` in a string as the letter A. */
const escapeUnderscores = (value: string) => value.replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
