import { Histogram, type Registry } from 'prom-client';
import type { VisitReport, VisitSummary, VitalSummary } from '#shared/contract/visit.ts';
import { pageKinds, type PageKind, type Vital, vitals } from '#shared/visit.ts';
import { SECOND } from '#shared/units.ts';

const SHARE = 0.75;

const shown = {
  LCP: {
    name: 'bindery_visit_largest_paint_seconds',
    help: 'Until the largest part of the first page was painted (LCP), as browsers told, by kind of page.',
    buckets: [0.5, 1, 1.8, 2.5, 4, 8, 16],
    unit: SECOND,
  },
  INP: {
    name: 'bindery_visit_interaction_seconds',
    help: 'How long the page took to show that it was touched, at its slowest (INP), as browsers told.',
    buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
    unit: SECOND,
  },
  CLS: {
    name: 'bindery_visit_layout_shift',
    help: 'How far what was seen moved by itself (CLS), as browsers told, by kind of page.',
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1],
    unit: 1,
  },
} as const satisfies Record<Vital, { name: string; help: string; buckets: number[]; unit: number }>;

type ByPage = Histogram<'page' | 'le'>;

/** What visitors' browsers measured. Anybody can send anything within bounds: it is for looking at, and decides nothing. */
export const createVisitMetrics = (registry: Registry) => {
  const histogramOf = ({ name, help, buckets }: (typeof shown)[Vital]): ByPage =>
    new Histogram({ name, help, buckets: [...buckets], labelNames: ['page'], registers: [registry] });
  const histograms = {
    LCP: histogramOf(shown.LCP),
    INP: histogramOf(shown.INP),
    CLS: histogramOf(shown.CLS),
  };
  return {
    observe: (report: VisitReport) => {
      for (const vital of vitals) {
        const value = report[vital];
        if (value !== undefined) histograms[vital].observe({ page: report.page }, value / shown[vital].unit);
      }
    },
    /** The kinds of pages of which something is known. */
    read: async (): Promise<VisitSummary[]> => {
      const [lcp, inp, cls] = await Promise.all(vitals.map((vital) => summariesOf(histograms[vital])));
      return pageKinds
        .map((page) => ({
          page,
          LCP: lcp?.get(page) ?? NONE,
          INP: inp?.get(page) ?? NONE,
          CLS: cls?.get(page) ?? NONE,
        }))
        .filter(({ LCP, INP, CLS }) => LCP.count + INP.count + CLS.count > 0);
    },
  };
};

export type VisitMetrics = ReturnType<typeof createVisitMetrics>;

const NONE: VitalSummary = { count: 0, within: null };

const summariesOf = async (histogram: ByPage) => {
  const { values } = await histogram.get();
  const buckets = Map.groupBy(
    values.filter(({ labels }) => labels.le !== undefined),
    ({ labels }) => labels.page as PageKind,
  );
  return new Map(
    [...buckets].map(([page, filled]): [PageKind, VitalSummary] => {
      const count = filled.at(-1)?.value ?? 0;
      const bound = filled.find(({ value }) => value >= SHARE * count)?.labels.le;
      return [page, { count, within: typeof bound === 'number' ? bound : null }];
    }),
  );
};
