import { definePlaceholders } from '#office/placeholders.ts';
import { placeholders } from '#shared/placeholders.ts';

/** The shop's placeholders, as the engine takes them. */
export const shopPlaceholders = definePlaceholders(placeholders, { example: 'business_name' });
