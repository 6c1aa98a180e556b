import type { Converter } from '#server/ports/converter.ts';
import { converterOver } from './converter-over.ts';
import { createEmbeddedEngine, type EmbeddedEngineOptions } from './embedded/embedded-engine.ts';
import { createPdfReader } from './pictures/pdf-reader.ts';

export const createEmbeddedConverter = (
  options: EmbeddedEngineOptions,
  reader = createPdfReader(),
): Converter => converterOver(createEmbeddedEngine(options), reader);
