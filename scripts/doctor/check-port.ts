import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '#server/config.ts';
import { findServerOn } from '#server/lifecycle/claim-data-folder.ts';
import { portTakenSentence } from '#server/lifecycle/port-taken-sentence.mjs';
import { type Finding, ok, toDo } from './finding.ts';

const ANSWER_LIMIT_MS = 2000;

export const checkPort = async ({
  host,
  port,
  dataDir,
}: Pick<Config, 'host' | 'port' | 'dataDir'>): Promise<Finding> => {
  const failure = await tryToOpen(host, port);
  if (!failure) return ok(port === 0 ? 'any free one' : `${port} on ${host} is free`);
  if (failure !== 'EADDRINUSE')
    return toDo(`${port} on ${host} cannot be opened (${failure}): set HOST and PORT`);
  const holder = await findServerOn(dataDir).catch(() => undefined);
  if (await isHealthy(host, port))
    return ok(`Bindery already answers on port ${port}${holder ? ` (process ${holder})` : ''}`);
  return toDo(portTakenSentence(host, port));
};

const tryToOpen = async (host: string, port: number) => {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  } finally {
    server.close();
  }
};

const isHealthy = async (host: string, port: number) => {
  const url = new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}/healthz`);
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }).catch(() => undefined);
  const body = (await answer?.json().catch(() => undefined)) as { alive?: unknown } | undefined;
  return answer?.ok === true && body?.alive === true;
};
