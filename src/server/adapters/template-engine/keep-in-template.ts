import { keepObjects } from '#office/guard-docx.ts';
import type { Refusal, RefusalCode } from '#office/refusal.ts';
import { OBJECT_KEPT } from '#server/ports/template-engine.ts';
import type { DocumentFinding } from '#shared/contract/document.ts';
import { templateFile } from '#shared/limits/template-upload.ts';

/** What the guard may call a file with an embedded object, by what it comes to first. */
const OBJECTS: ReadonlySet<RefusalCode> = new Set([
  'ole-object',
  'embedded-file',
  'macros',
  'unexpected-part',
]);

/** The template with pictures in place of its objects, if all of them have one. */
export const keepInTemplate = ({ file }: { file: Uint8Array }) =>
  keepObjects(file, { maxBytes: templateFile.maxBytes });

/** The same of a template that was refused, if that was for its objects alone. */
export const keepRefused = async ({ code }: Refusal, request: { file: Uint8Array }) =>
  OBJECTS.has(code) ? keepInTemplate(request) : undefined;

/** An error for each object that could be kept. */
export const keepableAt = (places: readonly string[]): DocumentFinding[] =>
  places.map((place) => ({
    severity: 'error',
    code: 'ole-object',
    message:
      'The file contains an embedded object (OLE). It can be kept as the picture that Word shows of it.',
    place,
  }));

/** A note for each object that is kept. */
export const keptAt = (places: readonly string[]): DocumentFinding[] =>
  places.map((place) => ({
    severity: 'note',
    code: OBJECT_KEPT,
    message: 'An embedded object is kept as its picture. Customers cannot open it.',
    place,
  }));
