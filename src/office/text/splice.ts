import { type Edit, removeElement } from '#office/xml/edits.ts';
import type { LogicalText, TextPiece } from './logical-text.ts';

type Splice = {
  from: number;
  to: number;
  /** The piece holding this character receives the replacement. */
  at: number;
  replacement: (piece: TextPiece) => string;
};

/** Replaces a stretch of a logical text: written once, and taken out of every other piece it touches. */
export const splice = (source: string, text: LogicalText, { from, to, at, replacement }: Splice): Edit[] =>
  text.pieces
    .filter((piece) => piece.at < to && from < piece.at + piece.length)
    .map((piece) => {
      if (piece.kind === 'element') return removeElement(piece.owner);
      const isReceiver = piece.at <= at && at < piece.at + piece.length;
      return {
        start: sourceOffset(source, piece, Math.max(from - piece.at, 0)),
        end: sourceOffset(source, piece, Math.min(to - piece.at, piece.length)),
        text: isReceiver ? inPiece(piece, replacement(piece)) : '',
      };
    });

/** Markup cannot stand inside a CDATA section, so the section is interrupted. */
const inPiece = (piece: TextPiece, markup: string) =>
  piece.kind === 'cdata' ? `]]>${markup}<![CDATA[` : markup;

/** Where in the source a character of a logical text begins. */
export const startInSource = (source: string, text: LogicalText, start: number) => {
  const piece = text.pieces.find(({ at, length }) => at <= start && start < at + length);
  return piece ? sourceOffset(source, piece, start - piece.at) : text.container.start;
};

/** Where in the source a stretch of a logical text ends, and in which element. */
export const endInSource = (source: string, text: LogicalText, end: number) => {
  const piece = text.pieces.find(({ at, length }) => at < end && end <= at + length);
  return piece && { at: sourceOffset(source, piece, end - piece.at), element: piece.owner };
};

/** Characters may be written as references (`&amp;`), so offsets are walked where lengths differ. */
const sourceOffset = (source: string, piece: TextPiece, offset: number) => {
  if (piece.end - piece.start === piece.length) return piece.start + offset;
  let written = piece.start;
  let read = 0;
  while (read < offset) {
    const character = characterAt(source, written, piece.kind === 'text');
    written += character.written;
    read += character.read;
  }
  return written;
};

const characterAt = (source: string, at: number, hasReferences: boolean) => {
  if (source[at] === '&' && hasReferences) {
    const written = source.indexOf(';', at) + 1 - at;
    return { written, read: isAstral(source.slice(at + 1, at + written - 1)) ? 2 : 1 };
  }
  return { written: source.startsWith('\r\n', at) ? 2 : 1, read: 1 };
};

const isAstral = (reference: string) => {
  if (!reference.startsWith('#')) return false;
  const isHex = reference[1]?.toLowerCase() === 'x';
  return Number.parseInt(reference.slice(isHex ? 2 : 1), isHex ? 16 : 10) > 0xffff;
};
