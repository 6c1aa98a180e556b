import { LRUCache } from 'lru-cache';
import type { Services } from '#server/kernel/services.ts';
import { shareReads } from '#server/kernel/share-reads.ts';
import { readCatalogRevision } from '#server/modules/catalog-index/catalog-revision-repo.ts';
import { answerCache } from '#shared/limits.ts';
import { type Answer, respond, withTag } from './answer.ts';

type Make = () => Promise<Answer>;

/** Answers with what was kept for the address, or with what is made and, from the second time on, kept. */
export type AnswerCache = (request: Request, make: Make) => Promise<Response>;

/** What an answer compresses to is kept with it. */
const sizeOf = (key: string, { body }: Answer) => 2 * (key.length + body.length);

/**
 * Keeps public answers, in this process's memory, for as long as the catalogue they were made from is the current
 * one. Which one is current is asked of the database with every request, once for all that come at the same time:
 * a change made by any process is seen by every process at once.
 */
export const createAnswerCache = ({ db, clock }: Pick<Services, 'db' | 'clock'>): AnswerCache => {
  const kept = new LRUCache<string, { answer: Answer; revision: number; at: number }>({
    maxSize: answerCache.maxBytes,
    sizeCalculation: ({ answer }, key) => sizeOf(key, answer),
  });
  const asked = new LRUCache<string, true>({
    maxSize: answerCache.maxAskedBytes,
    sizeCalculation: (_, key) => 2 * key.length,
  });
  const making = new Map<string, Promise<Answer>>();
  const currentRevision = shareReads(() => readCatalogRevision(db));

  /**
   * Notes that somebody asked, and tells whether somebody did before. Most addresses of a large shop are asked for once
   * in a while: keeping each would only push out what many want.
   */
  const noteAsking = (key: string) => {
    const wasAsked = asked.get(key) ?? false;
    asked.set(key, true);
    return wasAsked;
  };

  const find = (key: string, revision: number) => {
    const found = kept.get(key);
    const isCurrent = found?.revision === revision && clock.now().getTime() - found.at < answerCache.maxAgeMs;
    return isCurrent ? found.answer : undefined;
  };

  const makeAndKeep = async (key: string, revision: number, make: Make) => {
    const at = clock.now().getTime();
    const made = await make();
    if (made.status !== 200 || made.isMakeshift) return made;
    const answer = withTag(made);
    if (noteAsking(key)) kept.set(key, { answer, revision, at });
    return answer;
  };

  /** Of many who ask for the same at once, the first makes it for all. */
  const makeOnce = (key: string, revision: number, make: Make) => {
    const name = `${revision} ${key}`;
    const running = making.get(name) ?? makeAndKeep(key, revision, make).finally(() => making.delete(name));
    making.set(name, running);
    return running;
  };

  return async (request, make) => {
    // Nobody signed in is meant to ask here; whoever does is given an answer of their own.
    if (request.headers.has('authorization')) return respond(request, await make());
    const key = addressOf(request);
    const revision = await currentRevision();
    return respond(request, find(key, revision) ?? (await makeOnce(key, revision, make)));
  };
};

const addressOf = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};
