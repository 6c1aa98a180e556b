import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { createProxyList, isTrusted } from '#server/http/security/client-network.ts';
import { StartRefusal } from '#server/kernel/start-refusal.ts';
import { connection } from './connection-limits.ts';
import { type Drain, prepareDrain } from './drain-server.ts';
import { isInside, limitConnections } from './limit-connections.ts';
import { portTakenSentence } from './port-taken-sentence.mjs';

export type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

type Front = {
  server: Server;
  /** The real one, also when any free port was asked for. */
  port: number;
  answerWith: (fetch: Fetch) => void;
  drain: Drain;
};

type Address = {
  host: string;
  port: number;
  trustedProxies?: string[];
  uncappedNetworks?: string[] | undefined;
};

type Patience = Record<'headersTimeoutMs' | 'requestTimeoutMs' | 'timeoutCheckMs', number>;

/** Opens the port at once; who answers behind it may change later. */
export const openFront = async (
  address: Address,
  first: Fetch,
  patience: Patience = connection,
): Promise<Front> => {
  let fetch = first;
  const server = createAdaptorServer({
    fetch: (incoming, env) => fetch(incoming, env as HttpBindings),
    serverOptions: {
      headersTimeout: patience.headersTimeoutMs,
      requestTimeout: patience.requestTimeoutMs,
      connectionsCheckingInterval: patience.timeoutCheckMs,
      maxHeaderSize: connection.maxHeaderBytes,
    },
  }) as Server;
  server.maxConnections = connection.maxConnections;
  limitConnections(server, { isExempt: exemptionOf(address) });
  // A client that neither sends nor reads any more gives its place back.
  server.setTimeout(connection.idleSocketMs);
  const drain = prepareDrain(server);
  await listen(server, address);
  return {
    server,
    port: (server.address() as AddressInfo).port,
    answerWith: (next) => {
      fetch = next;
    },
    drain,
  };
};

/** Proxies of ours, and whoever is inside, unless the operator says whom to spare. */
const exemptionOf = ({ trustedProxies = [], uncappedNetworks }: Address) => {
  const proxies = createProxyList([...trustedProxies, ...(uncappedNetworks ?? [])]);
  return (caller: string) =>
    isTrusted(caller, proxies) || (uncappedNetworks === undefined && isInside(caller));
};

const listen = async (server: Server, { host, port }: Address) => {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (cause) {
    throw new StartRefusal(whyNot((cause as NodeJS.ErrnoException).code, { host, port }), { cause });
  }
};

const whyNot = (code: string | undefined, { host, port }: Address) => {
  if (code === 'EADDRINUSE') return portTakenSentence(host, port);
  if (code === 'EACCES')
    return `Port ${port} may not be opened by this user: choose one above 1023, for example PORT=3000 npm start.`;
  return `The address ${host} cannot be opened on this machine (${code}): set HOST to one of its own, such as 127.0.0.1 or 0.0.0.0.`;
};
