/** A page counts when each quarter of it was on screen for so long. */
export const DWELL_MS = 1000;

/** So much of a quarter is enough: its edges are margins more often than not. */
const MOST = 0.6;

/** What lies under the bar at the foot of the screen is not seen. */
const BELOW_THE_BAR = '0px 0px -72px 0px';

/** Tells once all of these have been on screen for a while. Nothing counts while the tab is hidden. */
export const watchBands = (bands: readonly Element[], onAll: () => void) => {
  const left = new Set(bands);
  const onScreen = new Set<Element>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();

  const stop = (band: Element) => {
    clearTimeout(timers.get(band));
    timers.delete(band);
  };
  const count = (band: Element) => {
    timers.delete(band);
    left.delete(band);
    band.setAttribute('data-band', 'seen');
    observer.unobserve(band);
    if (left.size === 0) onAll();
  };
  const start = (band: Element) => {
    if (document.visibilityState === 'hidden' || timers.has(band) || !left.has(band)) return;
    timers.set(
      band,
      setTimeout(() => count(band), DWELL_MS),
    );
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries)
        if (isIntersecting && intersectionRatio >= MOST) {
          onScreen.add(target);
          start(target);
        } else {
          onScreen.delete(target);
          stop(target);
        }
    },
    { threshold: [0, MOST], rootMargin: BELOW_THE_BAR },
  );
  const onVisibility = () => {
    for (const band of onScreen)
      if (document.visibilityState === 'hidden') stop(band);
      else start(band);
  };
  document.addEventListener('visibilitychange', onVisibility);
  for (const band of bands) observer.observe(band);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    observer.disconnect();
    for (const band of bands) stop(band);
  };
};
