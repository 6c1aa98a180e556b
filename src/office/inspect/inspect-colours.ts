import type { Finding } from './finding.ts';
import type { ColourUse } from './used-colours.ts';

/** Whether a document takes a customer's colours; nothing of one that has no colours at all. */
export const inspectColours = (
  uses: readonly ColourUse[],
): Pick<Finding, 'severity' | 'code' | 'message'>[] => {
  const themed = uses.reduce((sum, use) => sum + use.themed, 0);
  const fixed = uses.reduce((sum, use) => sum + use.fixed, 0);
  if (themed + fixed === 0) return [];
  return [
    { severity: 'note', code: 'colours', message: `Takes the customer’s colours: ${answer(themed, fixed)}` },
  ];
};

const answer = (themed: number, fixed: number) => {
  if (fixed === 0) return 'yes';
  if (themed === 0) return 'no. Choose colours of the theme in Word for it to take them.';
  return `partly (${fixed} ${fixed === 1 ? 'place' : 'places'} with fixed colours)`;
};
