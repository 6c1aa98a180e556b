import type { Converter } from '#server/ports/converter.ts';
import type { Tracer } from '#server/ports/tracer.ts';

/** The same converter, each of whose documents is a span. */
export const traceConversions = <T extends Converter>(converter: T, tracer: Tracer): T => ({
  ...converter,
  toPdf: (docx, options) =>
    tracer.trace('convert to PDF', { facts: { 'bindery.docx_bytes': docx.length } }, async (note) => {
      const made = await converter.toPdf(docx, options);
      note({ 'bindery.pages': made.pageCount });
      return made;
    }),
});
