import { z } from 'zod';
import { createQuestionInput } from '#shared/contract/question.ts';
import { industries } from '#shared/industries.ts';

/** The demo shop as it lies on the disk: what its documents ask, the bundles, and the names of their files. */
export const demoCatalogue = z.strictObject({
  questions: z.array(createQuestionInput),
  bundles: z.array(
    z.strictObject({
      /** Where its files lie. */
      folder: z.string(),
      name: z.string(),
      industry: z.enum(industries),
      priceInCents: z.int(),
      description: z.string(),
      keywords: z.array(z.string()),
      documents: z.array(
        z.strictObject({
          /** Its name without the ending is the document's name. */
          file: z.string(),
          /** The Excel workbook that belongs to it. */
          workbook: z.string().optional(),
          /** With what it enters the binders of those who buy it. */
          number: z.string(),
          owner: z.string(),
          reviewMonths: z.int(),
        }),
      ),
    }),
  ),
});
