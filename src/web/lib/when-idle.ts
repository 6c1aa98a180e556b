/** For browsers that cannot tell when they have nothing left to do. */
const SOON_MS = 200;

export const whenIdle = (work: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, SOON_MS);
};
