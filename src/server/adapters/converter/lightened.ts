import { lightenDocx } from '#server/modules/templates/engine/lighten-docx.ts';
import { RefusedFile } from '#server/modules/templates/engine/refusal.ts';

/** A document as offices get it. What we cannot read, the office may judge. */
export const lightened = (docx: Uint8Array) => {
  try {
    return lightenDocx(docx);
  } catch (error) {
    if (error instanceof RefusedFile) return docx;
    throw error;
  }
};
