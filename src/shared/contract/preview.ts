import { z } from 'zod';
import { documentColours } from '#shared/limits/document-colours.ts';
import { preview } from '#shared/limits/preview.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { textLine } from '#shared/text.ts';
import { website } from './account.ts';
import { colour } from './colours.ts';
import { rowId } from './row-id.ts';

const formId = z
  .string()
  .regex(/^\d{1,10}$/, 'must be an id')
  .transform(Number)
  .pipe(rowId);

/** In a form they stand in one field, with commas between them. */
const formColours = z
  .string()
  .max(documentColours.max * '#0b4f3f,'.length)
  .transform((written) => written.split(','))
  .pipe(z.array(colour).max(documentColours.max));

/** The fields of the form; what is left out is the invented company's, or the signed-in customer's. */
export const previewFields = z.strictObject({
  productId: formId,
  businessName: textLine(textLength.businessName).default(''),
  street: textLine(textLength.street).default(''),
  city: textLine(textLength.city).default(''),
  state: textLine(textLength.state).default(''),
  zipCode: textLine(textLength.zipCode).default(''),
  website: website.default(''),
  /** The preview that this one follows: nobody waits for it any more, and its logo is used again unless there is another. */
  replaces: z.uuid().optional(),
  /** The document in view, which is made first. */
  first: formId.optional(),
  /** Only this document of the bundle. */
  only: formId.optional(),
  /** To be tried on, `own` for the documents' own; without them those that the signed-in customer has chosen. */
  colours: z.literal('own').or(formColours).optional(),
});

export type PreviewFields = z.infer<typeof previewFields>;

export const previewInput = z.strictObject({
  previewId: z.uuid(),
  /** How many pages the caller has: the answer waits, for a while, until there are more. */
  have: z.int().min(0).max(preview.maxPages).optional(),
});

/** Where a detail stands, in fractions of the page from its top left. */
export type Mark = { name: string; page: number; x: number; y: number; width: number; height: number };

export type PreviewPage = { page: number; src: string; width: number; height: number; marks: Mark[] };

export type PreviewDocument = {
  id: number;
  status: 'processing' | 'complete' | 'failed';
  pages: PreviewPage[];
};

export type Preview = { documents: PreviewDocument[] };
