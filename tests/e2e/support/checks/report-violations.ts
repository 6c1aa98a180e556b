import type { Page } from '@playwright/test';

/** What the page's own policy forbids becomes a mistake of the page. */
export const reportViolations = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      reportError(new Error(`The page breaks its own policy: ${effectiveDirective}`)),
    );
  });
