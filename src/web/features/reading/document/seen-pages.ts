import { readerLimits } from '#shared/limits/readers.ts';

/** Which pages were on screen, and which of them the shop does not know of yet. */
export type SeenPages = {
  seen: readonly number[];
  unsent: readonly number[];
  isSending: boolean;
  /** In a row. */
  failures: number;
};

export type SeenEvent =
  | { type: 'seen'; page: number }
  | { type: 'sending' }
  | { type: 'sent'; pages: readonly number[]; pagesSeen: readonly number[] }
  | { type: 'failed' };

const merged = (one: readonly number[], other: readonly number[]) =>
  [...new Set([...one, ...other])].toSorted((left, right) => left - right);

/** With what was seen before, here or elsewhere; what could not be sent then is sent now. */
export const startSeeing = (known: readonly number[], unsent: readonly number[]): SeenPages => ({
  seen: merged(known, unsent),
  unsent: unsent.filter((page) => !known.includes(page)),
  isSending: false,
  failures: 0,
});

export const seePages = (state: SeenPages, event: SeenEvent): SeenPages => {
  switch (event.type) {
    case 'seen':
      if (state.seen.includes(event.page)) return state;
      return {
        ...state,
        seen: merged(state.seen, [event.page]),
        unsent: merged(state.unsent, [event.page]),
      };
    case 'sending':
      return { ...state, isSending: true };
    case 'sent':
      return {
        seen: merged(state.seen, event.pagesSeen),
        unsent: state.unsent.filter((page) => !event.pages.includes(page)),
        isSending: false,
        failures: 0,
      };
    default:
      return { ...state, isSending: false, failures: state.failures + 1 };
  }
};

/** As many as one call takes. */
export const nextToSend = ({ unsent }: SeenPages) => unsent.slice(0, readerLimits.maxPagesAtOnce);

const GATHER_MS = 700;
const RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;

/** Pages that are seen shortly after each other go together; after a failure it is tried more and more seldom. */
export const waitMs = ({ failures }: SeenPages) =>
  failures === 0 ? GATHER_MS : Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** (failures - 1));

export const missingPages = (seen: readonly number[], count: number) =>
  Array.from({ length: count }, (_, index) => index + 1).filter((page) => !seen.includes(page));
