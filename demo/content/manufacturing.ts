import { calibration } from './manufacturing/calibration.ts';
import { chemicalSafety } from './manufacturing/chemical-safety.ts';
import { forkliftInspection } from './manufacturing/forklift-inspection.ts';
import { lockoutTagout } from './manufacturing/lockout-tagout.ts';
import { machineGuarding } from './manufacturing/machine-guarding.ts';
import { nonconformingMaterial } from './manufacturing/nonconforming-material.ts';

export const manufacturing = [
  lockoutTagout,
  forkliftInspection,
  machineGuarding,
  chemicalSafety,
  nonconformingMaterial,
  calibration,
];
