import type { Converter } from '#server/ports/converter.ts';
import { converterOver } from './converter-over.ts';
import { createPdfReader } from './pictures/pdf-reader.ts';
import { createSofficeEngine, type SofficeEngineOptions } from './soffice/soffice-engine.ts';

export const createSofficeConverter = (
  options: SofficeEngineOptions,
  reader = createPdfReader(),
): Converter => converterOver(createSofficeEngine(options), reader);
