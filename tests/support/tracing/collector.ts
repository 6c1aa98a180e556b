import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { cleanUp } from '#tests/support/clean-up.ts';
import { listenOnLoopback } from '#tests/support/processes/listen-on-loopback.ts';

type Value = { stringValue?: string; intValue?: number | string };

export type CollectedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Value }[];
};

type Traces = { resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[] };

/** Somebody who collects traces over OTLP/HTTP, as OpenTelemetry's own collector does. */
export const startCollector = async () => {
  const news = new EventEmitter();
  const bodies: string[] = [];
  const paths: string[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    paths.push(request.url ?? '');
    bodies.push(await text(request));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    news.emit('came');
  };
  const server = createServer((request, response) => void take(request, response));
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  cleanUp(() => {
    server.close();
    server.closeAllConnections();
  });
  const spans = () =>
    bodies.flatMap((body) =>
      (JSON.parse(body) as Traces).resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  /** Resolves once a span of this name has come. */
  const has = async (name: string) => {
    while (!spans().some((span) => span.name === name)) await once(news, 'came');
  };
  return { url, paths, spans, has, raw: () => bodies.join('\n') };
};
