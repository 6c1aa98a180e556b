import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { VisitReport } from '#shared/contract/visit.ts';
import { pageKindOf, type Vital, VISITS_PATH } from '#shared/visit.ts';

/**
 * Measures this visit and tells of it once, when the page is first out of sight. It belongs to the kind of page on which
 * the visit began; nothing tells who visits, and no two reports can be told to be of one visitor.
 */
export const measureVisit = () => {
  const report: VisitReport = { page: pageKindOf(window.location.pathname) };
  let state: 'nothing measured' | 'measured' | 'told' = 'nothing measured';
  const note = ({ name, value }: Metric) => {
    report[name as Vital] = value;
    if (state === 'nothing measured') state = 'measured';
  };
  const tell = () => {
    if (state !== 'measured' || document.visibilityState !== 'hidden') return;
    state = 'told';
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    navigator.sendBeacon(VISITS_PATH, body);
  };
  onLCP(note);
  onINP(note);
  onCLS(note);
  // At the window, where the event arrives last: by then the figures are final.
  window.addEventListener('visibilitychange', tell);
};
