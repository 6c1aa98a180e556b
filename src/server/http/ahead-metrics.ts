import { Gauge, type Registry } from 'prom-client';
import { later } from '#server/kernel/clock.ts';
import type { Services } from '#server/kernel/services.ts';
import { countMadeAhead } from '#server/modules/operations/made-ahead-repo.ts';
import { DAY } from '#shared/units.ts';

const gauges = {
  bindery_documents_ahead: {
    help: 'Documents made before their payment within a day, by what became of them: kept, used or dropped.',
    figure: 'count',
  },
  bindery_documents_ahead_bytes: { help: 'The bytes of those documents.', figure: 'bytes' },
} as const;

/** What making documents ahead brings and costs. */
export const addAheadMetrics = ({ db, clock }: Pick<Services, 'db' | 'clock'>, registry: Registry) => {
  for (const [name, { help, figure }] of Object.entries(gauges)) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['outcome'],
      registers: [registry],
      collect: async () => {
        const counted = await countMadeAhead(db, later(clock.now(), -DAY));
        for (const [outcome, of] of Object.entries(counted)) gauge.set({ outcome }, of[figure]);
      },
    });
  }
};
