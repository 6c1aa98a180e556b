import { z } from 'zod';

/** What the card provider calls single documents that are downloaded once and kept. */
export const DIGITAL_DOCUMENTS = 'txcd_10503000';

export const taxCode = z.string().regex(/^txcd_\d{8}$/, 'must be a tax code of Stripe such as txcd_10503000');
