import type { Dependency } from '#server/kernel/dependency.ts';
import type { PartState } from '#server/ports/own-process.ts';

type Outage = { dependency: Dependency; since: Date };

/** What this process sees itself, and what jobs of any process found down: since the earlier of the two. */
export const mergeOutages = (parts: readonly PartState[], outages: readonly Outage[]): PartState[] =>
  parts.map((part) => {
    const outage = outages.find(({ dependency }) => dependency === part.name);
    if (!outage) return part;
    const since = part.since && part.since < outage.since ? part.since : outage.since;
    return { ...part, isFailing: true, since };
  });
