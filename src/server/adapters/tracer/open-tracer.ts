import type { Config } from '#server/config.ts';
import { noTracer, type Tracer } from '#server/ports/tracer.ts';

/** Where nobody collects traces, nothing of OpenTelemetry is loaded. */
export const openTracer = async (tracing: Config['tracing']): Promise<Tracer> => {
  if (!tracing) return noTracer;
  const { createOtlpTracer } = await import('./otlp-tracer.ts');
  return createOtlpTracer(tracing);
};
