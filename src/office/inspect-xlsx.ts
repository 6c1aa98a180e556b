import { type InspectOptions, type Inspection, inspectPackage } from './inspect/inspect-package.ts';
import { inspectSheetNames } from './inspect/inspect-sheet-names.ts';
import { openPackage } from './opc/open-package.ts';

/** What a workbook holds and what is wrong with it. The file must have passed `guardXlsx`. */
export const inspectXlsx = (file: Uint8Array, options: InspectOptions): Inspection => {
  const opened = openPackage(file);
  const inspection = inspectPackage(opened, options);
  return { ...inspection, findings: [...inspection.findings, ...inspectSheetNames(opened)] };
};
