import { z } from 'zod';
import { documentColours } from '#shared/limits/document-colours.ts';

export const colour = z.string().regex(/^#[\da-f]{6}$/i, 'must be a colour such as #0b4f3f');

/** Null: documents keep their own. */
export const setDocumentColoursInput = z.strictObject({
  colours: z.array(colour).min(1).max(documentColours.max).nullable(),
});

/** As `#0b4f3f`, the most important first. */
export type DocumentColours = {
  chosen: string[] | null;
  /** Found in the logo. */
  proposed: string[];
};
