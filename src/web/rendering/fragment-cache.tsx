import { LRUCache } from 'lru-cache';
import type { PagePiece } from '#shared/page-context.ts';
import { MIB } from '#shared/units.ts';
import { placeFragments } from '#web/lib/fragment.ts';

/** Some 5 KiB each: the cards of several thousand products. */
const MAX_BYTES = 32 * MIB;

/** Nobody can guess it, so nothing that people write is taken for a mark; no page goes out with one. */
const MARK = crypto.randomUUID().replaceAll('-', '');
const END_OF_NUMBER = ';';

type Placed = { key: string; known: Buffer | undefined };

/** A page with marks for fragments, and what turns it into one without. */
export type RenderedPage = { html: string; piecesOf: (html: string) => PagePiece[] };

/** Renders pages of which the fragments are rendered once; from then on their bytes are put in. */
export const createFragmentCache = () => {
  const cache = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (bytes, key) => 2 * key.length + bytes.length,
  });

  return (render: () => string): RenderedPage => {
    const placed: Placed[] = [];
    const html = placeFragments((key, content) => {
      const known = cache.get(key);
      const mark = `${MARK}${placed.push({ key, known }) - 1}${END_OF_NUMBER}`;
      if (known) return mark;
      return (
        <>
          {mark}
          {content()}
          {mark}
        </>
      );
    }, render);
    return {
      html,
      piecesOf: (marked) => withFragments(marked, placed, (key, bytes) => cache.set(key, bytes)),
    };
  };
};

/** In place of one mark stands what is known; between two marks, what is new. */
const withFragments = (html: string, placed: Placed[], keep: (key: string, bytes: Buffer) => void) => {
  const [start = '', ...rest] = html.split(MARK);
  const pieces: PagePiece[] = [start];
  let isOpen = false;
  for (const part of rest) {
    const end = part.indexOf(END_OF_NUMBER);
    const text = part.slice(end + 1);
    const { key = '', known } = placed[Number(part.slice(0, end))] ?? {};
    isOpen = known === undefined && !isOpen;
    if (isOpen) {
      const fresh = Buffer.from(text);
      keep(key, fresh);
      pieces.push(fresh);
    } else pieces.push(...(known ? [known] : []), text);
  }
  return pieces;
};
