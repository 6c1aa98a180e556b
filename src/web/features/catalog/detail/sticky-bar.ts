export const productPage = { stickyBarPastPx: 268, scrollThrottleMs: 100 } as const;
