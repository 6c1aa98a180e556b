import { buildDocx } from '#tests/support/office/build-docx.ts';
import { p } from '#tests/support/office/word-markup.ts';

const DOCUMENTS = 3;

/** A small bundle that uses every part of the way: a header with a logo, a body with the buyer's details. */
export const goodTemplates = () =>
  Array.from({ length: DOCUMENTS }, (_, index) =>
    buildDocx({
      headers: { default: p('{{logo}}') },
      body: p(`Procedure ${index + 1}`) + p('It applies at {{business_name}}, {{full_address}}.'),
    }),
  );
