const PREFIX = 'reading.unsent.';

type Whose = { readerName: string; documentId: number; revision: number };

const keyOf = ({ readerName, documentId, revision }: Whose) =>
  `${PREFIX}${documentId}.${revision}.${readerName}`;

/** What was seen without a connection outlives a reload of this tab. Page numbers, and nothing that lets anybody in. */
export const keepUnsent = (whose: Whose, pages: readonly number[]) => {
  try {
    if (pages.length === 0) sessionStorage.removeItem(keyOf(whose));
    else sessionStorage.setItem(keyOf(whose), pages.join(','));
  } catch {
    // A browser that keeps nothing still sends what was seen, for as long as the page is open.
  }
};

export const readUnsent = (whose: Whose, pageCount: number) => {
  try {
    const pages = (sessionStorage.getItem(keyOf(whose)) ?? '').split(',').map(Number);
    return pages.filter((page) => Number.isInteger(page) && page >= 1 && page <= pageCount);
  } catch {
    return [];
  }
};

/** Before the next person takes the device. */
export const forgetUnsent = () => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Then there is nothing to forget.
  }
};
