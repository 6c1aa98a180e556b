import type { OfficePackage } from '#office/opc/open-package.ts';
import { accentsIn, isTheme, replaceAccents } from './accents.ts';
import { recolourPart, recolourTheme } from './recolour-part.ts';

const WORD_PART = /wordprocessingml\.[\w.]+\+xml$/i;

export type Recolouring = {
  concerns: (contentType: string | undefined) => boolean;
  apply: (source: string, contentType: string | undefined) => string;
};

/** Puts a customer's colours in the place of the accents of a document's theme, wherever its parts use them. */
export const recolourPackage = (opened: OfficePackage, colours: readonly string[]): Recolouring => {
  const accents = replaceAccents(accentsIn(opened), colours);
  return {
    concerns: (contentType) =>
      accents.size > 0 && (isTheme(contentType) || WORD_PART.test(contentType ?? '')),
    apply: (source, contentType) =>
      isTheme(contentType) ? recolourTheme(source, accents) : recolourPart(source, accents),
  };
};
