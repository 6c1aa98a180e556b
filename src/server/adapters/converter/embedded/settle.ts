import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 100;
const QUIET_CPU_MS = 15;
const QUIET_STEPS = 3;

/** Waits until this process has been calm for a moment: V8 compiles in threads of its own. */
export const settle = async () => {
  for (let quietSteps = 0; quietSteps < QUIET_STEPS;) {
    const before = process.cpuUsage();
    await pause(STEP_MS);
    const { user, system } = process.cpuUsage(before);
    quietSteps = (user + system) / 1000 < QUIET_CPU_MS ? quietSteps + 1 : 0;
  }
};
