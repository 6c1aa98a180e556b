import type { Result } from 'lighthouse';

type Judged = Pick<Result, 'audits' | 'categories' | 'finalDisplayedUrl'>;
type ConsoleError = { source?: string; sourceLocation?: { url?: string } };

const CONSOLE = 'errors-in-console';

/** Points of 100, and what Lighthouse itself gives where that is not the same. */
export const pointsOf = (result: Judged, category: string) => {
  const { auditRefs = [], score } = result.categories[category] ?? {};
  const given = Math.round((score ?? 0) * 100);
  if (!tellsOwnStatus(result) || !auditRefs.some(({ id }) => id === CONSOLE)) return { points: given, given };
  const counted = auditRefs.filter(({ id }) => id !== CONSOLE && result.audits[id]?.score !== null);
  const weight = counted.reduce((sum, audit) => sum + audit.weight, 0);
  const sum = counted.reduce(
    (total, { id, weight: share }) => total + (result.audits[id]?.score ?? 0) * share,
    0,
  );
  return { points: Math.round((sum / Math.max(weight, 1)) * 100), given };
};

/**
 * A page that says that something is not there has the status to match, and the browser writes a line about that to the
 * console. It is no error of the page, if it is the only one.
 */
const tellsOwnStatus = ({ audits, finalDisplayedUrl }: Judged) => {
  const details = audits[CONSOLE]?.details;
  const errors = details && 'items' in details ? (details.items as ConsoleError[]) : [];
  return (
    errors.length > 0 &&
    errors.every(
      ({ source, sourceLocation }) => source === 'network' && sourceLocation?.url === finalDisplayedUrl,
    )
  );
};
