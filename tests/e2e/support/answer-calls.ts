import type { Page } from '@playwright/test';
import { type Intercepted, intercept } from './intercept.ts';

type Answer = (input: unknown) => unknown;

/** A refusal, as the server words it on the wire. */
export const refusal = (status: number, message: string) => () => ({
  error: { message, code: -32_000, data: { httpStatus: status } },
});

const isRefusal = (answer: unknown) => typeof answer === 'object' && answer !== null && 'error' in answer;

const AREA = /^\/api\/(?:admin|customer|public)\/(.+)$/;

const inputsOf = ({ url, body }: Intercepted) =>
  JSON.parse(url.searchParams.get('input') ?? body ?? '{}') as Record<string, unknown>;

/** Answers these calls in place of the server; what is batched with them is still asked of it. */
export const answerCalls = (page: Page, calls: Record<string, Answer>) =>
  intercept(page, '*/api/*', (request) => {
    const names = AREA.exec(request.url.pathname)?.[1]?.split(',') ?? [];
    if (!names.some((name) => name in calls)) return request.fallback();
    const inputs = inputsOf(request);
    const answersWith = (others: unknown[]) =>
      names.map((name, index) => {
        if (!(name in calls)) return others[index];
        const answer = calls[name]?.(inputs[index]);
        return isRefusal(answer) ? answer : { result: { data: answer } };
      });
    return names.every((name) => name in calls)
      ? request.fulfill({ json: answersWith([]) })
      : request.amend((said) => answersWith(JSON.parse(said) as unknown[]));
  });
