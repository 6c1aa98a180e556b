import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 100;
const QUIET_CPU_MS = 15;
const QUIET_STEPS = 3;

/**
 * Waits until this process has been calm for a moment. The office goes on starting in threads of its own,
 * whose file calls this thread's event loop must serve: a request now would stop both.
 */
export const settle = async () => {
  for (let quietSteps = 0; quietSteps < QUIET_STEPS;) {
    const before = process.cpuUsage();
    await pause(STEP_MS);
    const { user, system } = process.cpuUsage(before);
    quietSteps = (user + system) / 1000 < QUIET_CPU_MS ? quietSteps + 1 : 0;
  }
};
