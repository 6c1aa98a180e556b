import { accidentResponse } from './transportation/accident-response.ts';
import { cargoSecurement } from './transportation/cargo-securement.ts';
import { hoursOfService } from './transportation/hours-of-service.ts';
import { preventiveMaintenance } from './transportation/preventive-maintenance.ts';
import { vehicleInspection } from './transportation/vehicle-inspection.ts';

export const transportation = [
  vehicleInspection,
  hoursOfService,
  cargoSecurement,
  accidentResponse,
  preventiveMaintenance,
];
