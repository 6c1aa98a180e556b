import createBidi from 'bidi-js';
import { piecesOf } from './pieces-of.ts';

const bidi = createBidi();

type Placed = { piece: string; level: number };

/**
 * The pieces of a line as they stand from left to right. Where a language is written from the right, numbers and foreign words
 * between its words keep their own direction, but not their place.
 */
export const piecesFromLeft = (text: string): string[] => {
  const { levels } = bidi.getEmbeddingLevels(text);
  let at = 0;
  let placed: Placed[] = piecesOf(text).map((piece) => {
    const level = levels[at] ?? 0;
    at += piece.length;
    return { piece: level % 2 === 1 ? (bidi.getMirroredCharacter(piece) ?? piece) : piece, level };
  });
  for (let level = Math.max(0, ...levels); level > 0; level -= 1) placed = reverseFrom(placed, level);
  return placed.map(({ piece }) => piece);
};

/** Turns round whatever stands together at this level or above. */
const reverseFrom = (placed: Placed[], level: number) => {
  const turned: Placed[] = [];
  let run: Placed[] = [];
  for (const one of placed) {
    if (one.level >= level) run.unshift(one);
    else {
      turned.push(...run, one);
      run = [];
    }
  }
  return [...turned, ...run];
};
