import { encode } from 'uqr';

/** The white around a code without which cameras do not find it. */
const QUIET_MODULES = 4;

/** Row by row which squares are dark, with the white around them; as many rows as columns. */
export const qrModulesOf = (text: string): boolean[][] =>
  encode(text, { ecc: 'M', border: QUIET_MODULES }).data;
