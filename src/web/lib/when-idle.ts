/** For browsers that cannot tell when they have nothing left to do. */
const SOON_MS = 200;

/** A page of which nothing is drawn may never be called idle. */
const AT_THE_LATEST_MS = 5000;

export const whenIdle = (work: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: AT_THE_LATEST_MS });
  else setTimeout(work, SOON_MS);
};
