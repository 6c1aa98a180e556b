import { handHygiene } from './healthcare/hand-hygiene.ts';
import { patientIdentification } from './healthcare/patient-identification.ts';
import { patientIntake } from './healthcare/patient-intake.ts';
import { sharpsInjury } from './healthcare/sharps-injury.ts';
import { vaccineStorage } from './healthcare/vaccine-storage.ts';
import { vitalSigns } from './healthcare/vital-signs.ts';

export const healthcare = [
  patientIntake,
  patientIdentification,
  handHygiene,
  vitalSigns,
  sharpsInjury,
  vaccineStorage,
];
