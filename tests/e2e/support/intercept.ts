import type { CDPSession, Page } from '@playwright/test';

/** As the browser tells of it; of one that was answered, too, if that was asked for. */
type Paused = {
  requestId: string;
  request: { url: string; postData?: string };
  responseStatusCode?: number;
  responseErrorReason?: string;
};
type Answer = { status?: number; json?: unknown; body?: Buffer | string; headers?: Record<string, string> };

/** A request of a page that waits for what becomes of it. */
export type Intercepted = {
  url: URL;
  body: string | undefined;
  fulfill: (answer: Answer) => Promise<unknown>;
  /** As if there were no connection. */
  abort: () => Promise<unknown>;
  /** To whoever intercepted the same before, or to the server. */
  fallback: () => unknown;
  /** Asks the server, and answers with what is made of its words. */
  amend: (make: (said: string) => unknown) => Promise<unknown>;
};

type Interception = { pattern: string; handle: (request: Intercepted) => unknown };
type Watch = {
  session: CDPSession;
  interceptions: Interception[];
  awaited: Map<string, (said: Paused) => void>;
};

const watches = new Map<Page, Promise<Watch>>();

/**
 * Has `handle` decide on the requests of a page whose address fits the pattern, in which a star stands for anything. A route
 * of Playwright stops every request of the page, and has nothing kept: pages took at least half as long again.
 */
export const intercept = async (page: Page, pattern: string, handle: Interception['handle']) => {
  const opened = watches.get(page) ?? watch(page);
  watches.set(page, opened);
  const { session, interceptions } = await opened;
  interceptions.unshift({ pattern, handle });
  await session.send('Fetch.enable', {
    patterns: interceptions.map((interception) => ({ urlPattern: interception.pattern })),
  });
};

/** From now on the server answers again. */
export const stopIntercepting = async () => {
  const opened = [...watches.values()];
  watches.clear();
  for (const one of opened) await unlessGone((await one).session.detach());
};

const watch = async (page: Page): Promise<Watch> => {
  page.once('close', () => watches.delete(page));
  const session = await page.context().newCDPSession(page);
  const opened: Watch = { session, interceptions: [], awaited: new Map() };
  session.on('Fetch.requestPaused', (paused: Paused) => {
    const isAnswered = paused.responseStatusCode !== undefined || paused.responseErrorReason !== undefined;
    return isAnswered ? opened.awaited.get(paused.requestId)?.(paused) : decide(opened, paused);
  });
  return opened;
};

const decide = ({ session, interceptions, awaited }: Watch, { requestId, request }: Paused) => {
  const fulfill = ({ status = 200, json, body = JSON.stringify(json), headers = {} }: Answer) =>
    unlessGone(
      session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: status,
        responseHeaders: Object.entries({ 'content-type': 'application/json', ...headers }).map(
          ([name, value]) => ({ name, value }),
        ),
        body: Buffer.from(body).toString('base64'),
      }),
    );
  const letPass = (interceptResponse = false) =>
    unlessGone(session.send('Fetch.continueRequest', { requestId, interceptResponse }));

  const abort = () => unlessGone(session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' }));

  const amend = async (make: (said: string) => unknown) => {
    const { promise: answered, resolve } = Promise.withResolvers<Paused>();
    awaited.set(requestId, resolve);
    await letPass(true);
    const { responseStatusCode } = await answered;
    awaited.delete(requestId);
    if (responseStatusCode === undefined) return await letPass();
    const said = await unlessGone(session.send('Fetch.getResponseBody', { requestId }));
    return (
      said &&
      fulfill({ json: make(Buffer.from(said.body, said.base64Encoded ? 'base64' : 'utf8').toString()) })
    );
  };

  const fitting = interceptions.filter(({ pattern }) => fits(pattern, request.url));
  const ask = (place: number): unknown =>
    fitting[place]
      ? fitting[place].handle({
          url: new URL(request.url),
          body: request.postData,
          fulfill,
          abort,
          amend,
          fallback: () => ask(place + 1),
        })
      : letPass();
  return ask(0);
};

/** What a pattern of the browser's means. */
const fits = (pattern: string, url: string) =>
  new RegExp(`^${pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(url);

/** A page may be gone, or have lost interest, before it is answered. */
const unlessGone = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    if (
      /has been closed|detached|[Ss]ession closed|No session with given id|Invalid InterceptionId/.test(
        String(error),
      )
    )
      return undefined;
    throw error;
  }
};
