import type { Concern } from '#shared/contract/operations.ts';
import { formatAge } from './format-age.ts';
import { copy } from './copy.ts';

type ConcernWords = { text: string; hint: string; anchor: string | undefined };

export const anchors = {
  parts: 'parts',
  dead: 'given-up',
  undelivered: 'undelivered',
  unsynced: 'out-of-step',
  facts: 'this-shop',
} as const;

export const partName = (part: string) => copy.parts.names[part] ?? part;

/** What is wrong, what to do, and where on the screen it is. */
export const concernWords = (concern: Concern, now: string): ConcernWords => {
  const words = copy.concern;
  switch (concern.kind) {
    case 'down':
      return {
        text: words.down(partName(concern.part), formatAge(concern.since, now)),
        hint: words.downHint,
        anchor: anchors.parts,
      };
    case 'dead-jobs':
      return { text: words.deadJobs(concern.count), hint: words.deadJobsHint, anchor: anchors.dead };
    case 'undelivered':
      return {
        text: words.undelivered(concern.count),
        hint: words.undeliveredHint,
        anchor: anchors.undelivered,
      };
    case 'unsynced':
      return { text: words.unsynced(concern.count), hint: words.unsyncedHint, anchor: anchors.unsynced };
    case 'legal':
      return { text: words.legal(concern.missing), hint: words.legalHint, anchor: undefined };
    default:
      return {
        text: concern.lastAt ? words.backupOld(formatAge(concern.lastAt, now)) : words.backupNone,
        hint: words.backupHint,
        anchor: anchors.facts,
      };
  }
};
