import type { Page, Route } from '@playwright/test';
import { AGAIN } from './people.ts';

type Answer = (input: unknown) => unknown;

/** A refusal, as the server words it on the wire. */
export const refusal = (status: number, message: string) => () => ({
  error: { message, code: -32_000, data: { httpStatus: status } },
});

const isRefusal = (answer: unknown) => typeof answer === 'object' && answer !== null && 'error' in answer;

const namesIn = (url: URL) => url.pathname.split('/').slice(3).join('/').split(',');

const inputsOf = (route: Route, url: URL) =>
  JSON.parse(url.searchParams.get('input') ?? route.request().postData() ?? '{}') as Record<string, unknown>;

/** Undefined where the test ended while the server was asked. */
const fetchOthers = async (route: Route) => {
  try {
    const mayAskAgain = route.request().method() === 'GET';
    return (await (await route.fetch(mayAskAgain ? AGAIN : {})).json()) as unknown[];
  } catch (error) {
    if (error instanceof Error && /has been (?:disposed|closed)|Test ended/.test(error.message))
      return undefined;
    throw error;
  }
};

/** Answers these calls in place of the server; what is batched with them is still asked of it. */
export const answerCalls = (page: Page, calls: Record<string, Answer>) =>
  page.route(/\/api\/(admin|customer|public)\//, async (route) => {
    const url = new URL(route.request().url());
    const names = namesIn(url);
    if (!names.some((name) => name in calls)) return route.fallback();
    const isOurs = names.every((name) => name in calls);
    const others = isOurs ? [] : await fetchOthers(route);
    if (!others) return undefined;
    const inputs = inputsOf(route, url);
    const answers = names.map((name, index) => {
      const answer = calls[name]?.(inputs[index]);
      if (!(name in calls)) return others[index];
      return isRefusal(answer) ? answer : { result: { data: answer } };
    });
    return route.fulfill({ json: answers });
  });
