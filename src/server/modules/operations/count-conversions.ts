import type { Converter } from '#server/ports/converter.ts';
import type { Tally } from '#server/ports/tally.ts';

/** The same converter; each document that becomes a PDF is counted with the time it took, the wait for its turn included. */
export const countConversions = <T extends Converter>(converter: T, tally: Tally): T => ({
  ...converter,
  toPdf: async (docx, options) => {
    const startedAt = performance.now();
    const made = await converter.toPdf(docx, options);
    tally.add('conversion', performance.now() - startedAt);
    return made;
  },
});
