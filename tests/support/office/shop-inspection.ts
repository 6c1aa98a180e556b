import { shopPlaceholders } from '#server/adapters/template-engine/shop-placeholders.ts';
import { unprintableIn } from '#shared/characters/unprintable-in.ts';
import { substitutionsFor } from '#shared/font-families.ts';

/** How the shop has its templates inspected, without fonts of its own. */
export const shopInspection = {
  placeholders: shopPlaceholders,
  findSubstitutions: (families: readonly string[], kindOf: (family: string) => string | undefined) =>
    substitutionsFor(families, [], kindOf),
  findUnprintable: (text: string) => unprintableIn(text),
};
