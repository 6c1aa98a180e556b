import { type InspectOptions, type Inspection, inspectPackage } from './inspect/inspect-package.ts';
import { openPackage } from './opc/open-package.ts';

/** What a Word template holds and what is wrong with it. The file must have passed `guardDocx`. */
export const inspectDocx = (file: Uint8Array, options: InspectOptions): Inspection =>
  inspectPackage(openPackage(file), options);
