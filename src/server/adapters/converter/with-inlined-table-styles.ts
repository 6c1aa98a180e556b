import { inlineTableStyles } from '#server/modules/templates/engine/inline-table-styles.ts';
import { RefusedFile } from '#server/modules/templates/engine/refusal.ts';

/** A document as offices get it. What we cannot read, the office may judge. */
export const withInlinedTableStyles = (docx: Uint8Array) => {
  try {
    return inlineTableStyles(docx);
  } catch (error) {
    if (error instanceof RefusedFile) return docx;
    throw error;
  }
};
