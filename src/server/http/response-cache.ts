import { LRUCache } from 'lru-cache';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { coalesceReads } from '#server/kernel/concurrency/coalesce-reads.ts';
import { createSemaphore } from '#server/kernel/concurrency/semaphore.ts';
import { readCatalogRevision } from '#server/modules/catalog-index/catalog-revision-repo.ts';
import { MIB, SECOND } from '#shared/units.ts';
import { type Answer, type CachedAnswer, respond, withTag } from './answer.ts';

/** Public pages and answers that are asked for again are cached until the catalogue changes, and no longer than this. */
export const responseCache = { maxBytes: 32 * MIB, maxAskedBytes: MIB, maxAgeMs: 30 * SECOND } as const;

/**
 * What is not cached costs some ten milliseconds of the one thread that serves everybody. Few are made at a time and few
 * wait, so that under a flood of searches checkouts, polls and cached pages are still answered at once.
 */
export const making = {
  concurrent: 2,
  waiting: 8,
  refusal: () => new DomainError('server.busy', { retryAfterSeconds: 2 }),
};

type Make = () => Promise<Answer>;

/** Answers with what is cached for the address, or with what is made and, from the second time on, cached. */
export type ResponseCache = (request: Request, make: Make) => Promise<Response>;

/** What an answer compresses to is cached with it. */
const sizeOf = (key: string, { body }: Answer) => 2 * (key.length + body.length);

/**
 * Caches public answers, in this process's memory, for as long as the catalogue they were made from is the current
 * one. Which one is current is asked of the database with every request, once for all that come at the same time:
 * a change made by any process is seen by every process at once.
 */
export const createResponseCache = ({ db, clock }: Pick<Services, 'db' | 'clock'>): ResponseCache => {
  const cached = new LRUCache<string, { answer: CachedAnswer; revision: number; at: number }>({
    maxSize: responseCache.maxBytes,
    sizeCalculation: ({ answer }, key) => sizeOf(key, answer),
  });
  const asked = new LRUCache<string, true>({
    maxSize: responseCache.maxAskedBytes,
    sizeCalculation: (_, key) => 2 * key.length,
  });
  const underWay = new Map<string, Promise<Answer>>();
  const fewAtATime = createSemaphore(making);
  const currentRevision = coalesceReads(() => readCatalogRevision(db));

  /**
   * Notes that somebody asked, and tells whether somebody did before. Most addresses of a large shop are asked for once
   * in a while: caching each would only push out what many want.
   */
  const noteAsking = (key: string) => {
    const wasAsked = asked.get(key) ?? false;
    asked.set(key, true);
    return wasAsked;
  };

  const find = (key: string, revision: number) => {
    const found = cached.get(key);
    const isCurrent =
      found?.revision === revision && clock.now().getTime() - found.at < responseCache.maxAgeMs;
    return isCurrent ? found.answer : undefined;
  };

  const makeAndCache = async (key: string, revision: number, make: Make) => {
    const at = clock.now().getTime();
    const made = await make();
    if (made.status !== 200 || made.isUncacheable) return made;
    const tagged = withTag(made);
    if (!noteAsking(key)) return tagged;
    const answer = { ...tagged, coded: new Map() };
    cached.set(key, { answer, revision, at });
    return answer;
  };

  /**
   * Of many who ask for the same at once, the first makes it for all. What was cached is made anew at once: there are few
   * of these, each once for every change of the catalogue, and many want them. Everything else waits in line.
   */
  const makeOnce = (key: string, revision: number, make: Make) => {
    const name = `${revision} ${key}`;
    const start = () => makeAndCache(key, revision, make);
    const running =
      underWay.get(name) ??
      (cached.has(key) ? start() : fewAtATime(start)).finally(() => underWay.delete(name));
    underWay.set(name, running);
    return running;
  };

  return async (request, make) => {
    // Nobody signed in is meant to ask here; whoever does is given an answer of their own.
    if (request.headers.has('authorization')) return respond(request, await fewAtATime(make));
    const key = addressOf(request);
    const revision = await currentRevision();
    return respond(request, find(key, revision) ?? (await makeOnce(key, revision, make)));
  };
};

const addressOf = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};
