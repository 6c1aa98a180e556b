import type { OwnPages } from './previewing.ts';

const addressesOf = (pages: OwnPages) => new Set([...pages.values()].flat().map(({ src }) => src));

/**
 * Which pictures the browser has to keep in its memory: those of the newest wish, those that are seen, and those that they
 * fade in over.
 */
export const createPictureKeeper = (revoke: (address: string) => void) => {
  const made = new Map<string, number>();
  let before = new Set<string>();
  const drop = (isDropped: (address: string, turn: number) => boolean) => {
    for (const [address, turn] of made)
      if (isDropped(address, turn)) {
        made.delete(address);
        revoke(address);
      }
  };
  return {
    add: (address: string, turn: number) => void made.set(address, turn),
    show: (pages: OwnPages, newest: number) => {
      const seen = addressesOf(pages);
      drop((address, turn) => turn < newest && !seen.has(address) && !before.has(address));
      before = seen;
    },
    clear: () => drop(() => true),
  };
};
