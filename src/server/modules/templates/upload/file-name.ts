import { textLength } from '#shared/limits/text-length.ts';

/** Controls, and the marks that let a name show its ending in the wrong place. */
const UNFIT = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF\uFFFD]/gu;

/** What cutting leaves of a character outside the basic plane. */
const LONE_HALF = /[\uD800-\uDBFF]$/;

/** The name of an uploaded file as it may be shown: it is text, never a path. */
export const readableFileName = (fileName: string) =>
  fileName.toWellFormed().normalize('NFC').replace(UNFIT, '').replaceAll(/\s+/g, ' ').trim();

/** `Cleaning.docx` -> `Cleaning`. */
export const nameOfFile = (fileName: string) =>
  readableFileName(fileName)
    .replace(/\.[^.]*$/, '')
    .slice(0, textLength.documentName)
    .replace(LONE_HALF, '')
    .trim();
