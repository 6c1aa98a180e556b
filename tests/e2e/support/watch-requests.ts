import { expect, type Page, type Request } from '@playwright/test';

/** Of what the page asks for from now on: `settle` waits until all of it has come, or failed. */
export const watchRequests = (page: Page) => {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  for (const ending of ['requestfinished', 'requestfailed'] as const)
    page.on(ending as 'requestfinished', (request) => underWay.delete(request));
  return { settle: () => expect.poll(() => underWay.size).toBe(0) };
};
