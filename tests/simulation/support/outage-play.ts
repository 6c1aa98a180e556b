import { outage } from '#server/adapters/queue/job-limits.ts';
import { HOUR, SECOND } from '#shared/units.ts';
import type { Simulation } from './simulation.ts';

export const workAll = async (simulation: Simulation) => {
  while (await simulation.work());
};

/** Everything that calls these fails; the clock goes on, and asks for what it always asks for. */
export const withoutFor = async (simulation: Simulation, calls: RegExp, milliseconds: number) => {
  simulation.setFaults((call) => (calls.test(call) ? 'fails before' : 'none'));
  for (let passed = 0; passed < milliseconds; passed += HOUR) {
    await workAll(simulation);
    simulation.outside.clock.advance(HOUR);
    await simulation.probe();
    await simulation.recur('reconcile-shop');
  }
  await workAll(simulation);
  simulation.setFaults(() => 'none');
};

/** What the shop does in the half minute after the world is back. */
export const halfAMinute = async (simulation: Simulation) => {
  simulation.outside.clock.advance(outage.probeEveryMs + outage.lookEveryMs);
  await simulation.probe();
  await workAll(simulation);
  // The pages of a document are drawn a few seconds after it is made.
  simulation.outside.clock.advance(30 * SECOND - outage.probeEveryMs - outage.lookEveryMs);
  await workAll(simulation);
};
