import { z } from 'zod';
import { type PageKind, pageKinds, type Vital } from '#shared/visit.ts';
import { MINUTE } from '#shared/units.ts';

/** Beyond these a browser has measured something else, such as a lid that was closed. */
const duration = z.number().min(0).max(MINUTE).optional();
const shift = z.number().min(0).max(100).optional();

/** What a browser tells of one visit: nothing of who, where from, or which page, product or order exactly. */
export const visitReport = z.strictObject({
  page: z.enum(pageKinds),
  /** In milliseconds. */
  LCP: duration,
  INP: duration,
  CLS: shift,
});

export type VisitReport = z.infer<typeof visitReport>;

/** Three quarters of `count` visits stayed within this; null if that is beyond what is told apart. */
export type VitalSummary = { count: number; within: number | null };

/** In seconds, the shift without a unit. */
export type VisitSummary = { page: PageKind } & Record<Vital, VitalSummary>;
