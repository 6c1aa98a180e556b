import { PDFArray, type PDFContext, PDFDict, PDFRef, PDFStream } from '@cantoo/pdf-lib';

/** The library would write every object there was: what no page leads to any more is gone for good. */
export const dropUnreachable = (context: PDFContext) => {
  const reached = new Set<PDFRef>();
  const waiting: unknown[] = [context.trailerInfo.Root, context.trailerInfo.Info];
  for (let object = waiting.pop(); object !== undefined || waiting.length > 0; object = waiting.pop()) {
    if (object instanceof PDFRef) {
      if (reached.has(object)) continue;
      reached.add(object);
      waiting.push(context.lookup(object));
    } else if (object instanceof PDFStream) waiting.push(object.dict);
    else if (object instanceof PDFDict) waiting.push(...object.values());
    else if (object instanceof PDFArray) waiting.push(...object.asArray());
  }
  for (const [reference] of context.enumerateIndirectObjects())
    if (!reached.has(reference)) context.delete(reference);
};
