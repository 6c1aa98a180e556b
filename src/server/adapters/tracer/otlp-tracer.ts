import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { endsInTime } from '#server/kernel/concurrency/with-timeout.ts';
import { version } from '#server/kernel/version.ts';
import type { Tracer } from '#server/ports/tracer.ts';
import { SECOND } from '#shared/units.ts';
import { readTraceParent, writeTraceParent } from './trace-parent.ts';

/** Spans wait in memory until they are sent, and are dropped where too many do: a collector that is away costs nothing else. */
const sending = {
  everyMs: 2 * SECOND,
  timeoutMs: 5 * SECOND,
  maxWaiting: 4096,
  maxAtOnce: 512,
  /** A shop that stops does not wait for a collector. */
  lastWaitMs: 2 * SECOND,
  maxTextLength: 2000,
} as const;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;

export type OtlpOptions = { url: string; headers: Record<string, string> };

/** Sends spans to a collector over OTLP/HTTP. Registers nothing globally: no library begins spans of its own. */
export const createOtlpTracer = ({ url, headers }: OtlpOptions): Tracer => {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'bindery', 'service.version': version }),
    spanLimits: { attributeValueLengthLimit: sending.maxTextLength },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url, headers, timeoutMillis: sending.timeoutMs }),
        scheduledDelayMillis: sending.everyMs,
        exportTimeoutMillis: sending.timeoutMs,
        maxQueueSize: sending.maxWaiting,
        maxExportBatchSize: sending.maxAtOnce,
      }),
    ],
  });
  const tracer = provider.getTracer('bindery', version);
  const around = new AsyncLocalStorage<Context>();

  const contextOf = (parent: string | undefined) => {
    const carried = parent === undefined ? undefined : readTraceParent(parent);
    return carried ? trace.setSpanContext(ROOT_CONTEXT, carried) : (around.getStore() ?? ROOT_CONTEXT);
  };

  return {
    trace: async (name, { facts = {}, parent, kind }, work) => {
      const context = contextOf(parent);
      const span = tracer.startSpan(
        name,
        { attributes: facts, kind: kind ? kinds[kind] : SpanKind.INTERNAL },
        context,
      );
      try {
        return await around.run(trace.setSpan(context, span), () =>
          work((more) => void span.setAttributes(more)),
        );
      } catch (error) {
        noteError(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    begin: (name, attributes) => {
      const context = around.getStore();
      if (!context) return undefined;
      const span = tracer.startSpan(name, { attributes, kind: SpanKind.CLIENT }, context);
      return (error) => {
        if (error) noteError(span, error);
        span.end();
      };
    },
    carry: () => {
      const context = around.getStore();
      const spanContext = context && trace.getSpanContext(context);
      return spanContext && writeTraceParent(spanContext);
    },
    close: async () => {
      await endsInTime(sending.lastWaitMs, () => provider.shutdown().catch(() => {}));
    },
  };
};

/** Its kind alone: messages may quote what somebody typed. */
const noteError = (span: Span, error: unknown) => {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
};
