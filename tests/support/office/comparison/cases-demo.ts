import type { ComparisonCase } from './comparison-case.ts';
import { boughtDocument, dropAround, moveBehind, repeatWith, revised, reword } from './revise-document.ts';

const COOKING = 'food-and-beverage/Cooking, Cooling and Reheating.docx';
const LOCKOUT = 'manufacturing/Lockout and Tagout.docx';
const HYGIENE = 'healthcare/Hand Hygiene.docx';

const RENAMED = '[-A&B <Bakery> "Best"-][+Crumb & Co+]';

const inDemo = (
  name: string,
  path: string,
  changes: Parameters<typeof revised>[1],
  expected: string[],
): ComparisonCase => ({
  name: `${name}, in ${path}`,
  older: () => boughtDocument(path),
  newer: () => revised(boughtDocument(path), changes),
  expected,
});

const betweenDetails = (
  name: string,
  path: string,
  details: Parameters<typeof boughtDocument>[1],
  expected: string[],
): ComparisonCase => ({
  name: `${name}, in ${path}`,
  older: () => boughtDocument(path),
  newer: () => boughtDocument(path, details),
  expected,
});

/** Real procedures, edited as their authors would. */
export const demoCases: ComparisonCase[] = [
  inDemo('nothing changed', LOCKOUT, [], []),
  inDemo(
    'a limit and a time changed',
    COOKING,
    [reword('112 minutes', '86 minutes'), reword('Stand 2 minutes', 'Stand 3 minutes')],
    [
      'table changed',
      '  row changed: Whole beef or pork roasts, low oven | 130 °F | [-112-][+86+] minutes',
      '  row changed: Raw animal food cooked in a microwave, covered and stirred | 165 °F | Stand [-2-][+3+] minutes',
    ],
  ),
  inDemo(
    'a step added in the middle of a procedure',
    COOKING,
    [
      repeatWith('Set pans uncovered on the top shelf', 'w:tr', {
        'Set pans uncovered on the top shelf of the cooler, with air around them, away from raw food.':
          'Write the time onto every pan.',
        'No stacking': 'Every pan',
      }),
    ],
    ['table changed', '  row added:  | [+Write the time onto every pan.+] | [+Every pan+]'],
  ),
  inDemo(
    'a step removed',
    COOKING,
    [dropAround('Measure hourly from then on.', 'w:tr')],
    [
      'table changed',
      '  row removed:  | [-Measure hourly from then on. If it is above 41 °F at six hours, discard it.-] | [-41 °F within 6 hours-]',
    ],
  ),
  inDemo(
    'a step moved to another place of its table',
    LOCKOUT,
    [moveBehind('by the normal stopping procedure', 'Read the machine’s energy', 'w:tr')],
    [
      'table changed',
      '  row moved from 4:  | Shut down by the normal stopping procedure. | Machine at rest',
      '  row moved to 2:  | Shut down by the normal stopping procedure. | Machine at rest',
    ],
  ),
  inDemo(
    'a paragraph rewritten in part',
    HYGIENE,
    [reword('The target is 90 %; below 80 % the team', 'The target is 95 %; below 85 % the whole team')],
    [
      'changed: Each month at least 30 opportunities are observed on different days and professions, openly and for no more than 20 minutes at a time. Adherence = actions done ÷ opportunities seen. The target is [-90-][+95+] %; below [-80-][+85+] % the [+whole +]team agrees on an action within two weeks.',
    ],
  ),
  inDemo(
    'a list item moved to the end of its list and edited',
    HYGIENE,
    [
      moveBehind('Gloves do not replace hand hygiene', 'Use the lotion provided', 'w:p'),
      reword('serves one patient and one task', 'serves one patient only'),
    ],
    [
      'moved to 20: Gloves do not replace hand hygiene: clean hands before putting them on and after taking them off. One pair serves one patient and one task.',
      'moved from 17: Gloves do not replace hand hygiene: clean hands before putting them on and after taking them off. One pair serves one patient [-and one task-][+only+].',
    ],
  ),
  inDemo(
    'headings renamed',
    LOCKOUT,
    [reword('Kinds of energy', 'Kinds of hazardous energy'), reword('Special cases', 'Special situations')],
    ['changed: Kinds of [+hazardous +]energy', 'changed: Special [-cases-][+situations+]'],
  ),
  inDemo(
    'a paragraph removed and a sentence changed elsewhere',
    HYGIENE,
    [
      dropAround('One line per opportunity.', 'w:p'),
      reword('Nails are natural and no longer than ¼ inch.', 'Nails are natural and short.'),
    ],
    [
      'changed: Nails are natural and [-no longer than ¼ inch-][+short+]. No artificial nails, extensions or chipped polish in patient care. Rings and wristwatches come off before aseptic tasks.',
      'removed: [-One line per opportunity. Profession: P physician, N nurse, M medical assistant, O other. Tick one moment and one result.-]',
    ],
  ),
  betweenDetails(
    'another street',
    HYGIENE,
    { values: { street: '9 Oak Avenue', full_address: '9 Oak Avenue\nSpringfield, IL 62701' } },
    [
      'table changed',
      '  row changed: Site | [-1 Main Street-][+9 Oak Avenue+]\nSpringfield, IL 62701 | Prepared on | November 15, 2026',
      'Footer: table changed',
      '  row changed: A&B <Bakery> "Best" · [-1 Main Street-][+9 Oak Avenue+], Springfield, IL 62701 | Page of',
    ],
  ),
  betweenDetails('another name of the business', LOCKOUT, { values: { business_name: 'Crumb & Co' } }, [
    'table changed',
    `  row changed: Prepared for | ${RENAMED} | Document owner | Safety manager`,
    `changed: People are killed by machines that somebody else started, or that started by energy left inside. This procedure sets the minimum requirements by which ${RENAMED} isolates machines from every source of energy before anyone puts a hand, an arm or a body where it could be hurt.`,
    `changed: I certify that this inspection was made at ${RENAMED}, Springfield, IL.`,
    'Header: table changed',
    `  row changed:  | Lockout and Tagout\n${RENAMED} | Doc revision 1\nEffective On approval\nPage of | `,
    'Footer: table changed',
    `  row changed: ${RENAMED} · 1 Main Street, Springfield, IL 62701 | Page of`,
  ]),
  betweenDetails('another day', COOKING, { values: { date: 'March 3, 2027' } }, [
    'table changed',
    '  row changed: Site | 1 Main Street\nSpringfield, IL 62701 | Prepared on | [-November 15, 2026-][+March 3, 2027+]',
  ]),
];
