import { accessControl } from './information-and-technology/access-control.ts';
import { backupAndRestore } from './information-and-technology/backup-and-restore.ts';
import { changeManagement } from './information-and-technology/change-management.ts';
import { incidentResponse } from './information-and-technology/incident-response.ts';
import { patchManagement } from './information-and-technology/patch-management.ts';

export const informationAndTechnology = [
  incidentResponse,
  accessControl,
  changeManagement,
  backupAndRestore,
  patchManagement,
];
