import { inlineTableStyles } from '#office/inline-table-styles.ts';
import { RefusedFile } from '#office/refusal.ts';

/** A document as offices get it. What we cannot read, the office may judge. */
export const withInlinedTableStyles = (docx: Uint8Array) => {
  try {
    return inlineTableStyles(docx);
  } catch (error) {
    if (error instanceof RefusedFile) return docx;
    throw error;
  }
};
