type PageSlot = number | 'gap-before' | 'gap-after';

const NEIGHBOURS = 1;

/** The page numbers to offer: the first, the last, the current one and its neighbours; a gap hides two or more. */
export const pageWindow = (page: number, pageCount: number): PageSlot[] => {
  const shown = (candidate: number) =>
    candidate === 1 || candidate === pageCount || Math.abs(candidate - page) <= NEIGHBOURS;
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1);
  return numbers.flatMap((candidate): PageSlot[] => {
    if (shown(candidate) || (shown(candidate - 1) && shown(candidate + 1))) return [candidate];
    if (shown(candidate - 1)) return [candidate < page ? 'gap-before' : 'gap-after'];
    return [];
  });
};
