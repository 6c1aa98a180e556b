import { paragraph, r } from '#tests/support/office/word-markup.ts';
import { between, type ComparisonCase, inBody } from './comparison-case.ts';

const A = 'The kitchen opens at six in the morning.';
const B = 'Check the temperature of every cooler before you begin.';
const C = 'Write what you find into the log and sign it.';
const D = 'Throw away whatever has no label or date.';
const E = 'The manager reads the log at the end of each week.';

const heading = (text: string) => paragraph(r(text), '<w:pStyle w:val="Heading1"/>');
const item = (text: string) =>
  paragraph(r(text), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');

export const blockCases: ComparisonCase[] = [
  inBody('nothing', [A, B, C], [A, B, C], []),
  inBody('a paragraph added', [A, C], [A, B, C], [`added: [+${B}+]`]),
  inBody('a paragraph removed', [A, B, C], [A, C], [`removed: [-${B}-]`]),
  inBody(
    'the first paragraph removed and one added at the end',
    [A, B, C],
    [B, C, D],
    [`removed: [-${A}-]`, `added: [+${D}+]`],
  ),
  inBody('a paragraph moved down', [A, B, C, D], [B, C, A, D], [`moved to 3: ${A}`, `moved from 0: ${A}`]),
  inBody('a paragraph moved up', [A, B, C, D], [D, A, B, C], [`moved from 4: ${D}`, `moved to 0: ${D}`]),
  inBody(
    'a paragraph moved and edited',
    [B, A, C, D, E],
    [A, C, D, E, 'Check the temperature of every freezer before you begin.'],
    [
      `moved to 5: ${B}`,
      'moved from 0: Check the temperature of every [-cooler-][+freezer+] before you begin.',
    ],
  ),
  inBody(
    'two paragraphs moved together past three others',
    [A, B, C, D, E],
    [C, D, E, A, B],
    [`moved to 5: ${A}`, `moved to 6: ${B}`, `moved from 0: ${A}`, `moved from 1: ${B}`],
  ),
  inBody(
    'a paragraph edited between two that moved around it',
    [A, B, C, D],
    [A, 'Check the temperature of each cooler before you begin.', D, C],
    [
      'changed: Check the temperature of [-every-][+each+] cooler before you begin.',
      `moved from 4: ${D}`,
      `moved to 2: ${D}`,
    ],
  ),
  inBody(
    'a paragraph split in two',
    [A, `${B} ${D}`, E],
    [A, B, D, E],
    [`changed: ${B}[- ${D}-]`, `added: [+${D}+]`],
  ),
  inBody(
    'two paragraphs merged',
    [A, B, D, E],
    [A, `${B} ${D}`, E],
    [`changed: ${B}[+ ${D}+]`, `removed: [-${D}-]`],
  ),
  inBody(
    'everything replaced',
    [A, B],
    [E, 'No smoking.'],
    [`removed: [-${A}-]`, `removed: [-${B}-]`, `added: [+${E}+]`, 'added: [+No smoking.+]'],
  ),
  inBody('an empty document filled', [], [A], [`added: [+${A}+]`]),
  inBody('a document emptied', [A, B], ['', ' '], [`removed: [-${A}-]`, `removed: [-${B}-]`]),
  inBody('two empty documents', [], [''], []),
  inBody(
    'one of several identical paragraphs removed',
    [A, 'Sign here', B, 'Sign here', C, 'Sign here'],
    [A, 'Sign here', B, C, 'Sign here'],
    ['removed: [-Sign here-]'],
  ),
  inBody(
    'one more of several identical paragraphs',
    [A, 'N/A', 'N/A', B],
    [A, 'N/A', 'N/A', 'N/A', B],
    ['added: [+N/A+]'],
  ),
  inBody(
    'one of several identical paragraphs edited',
    [A, 'Initials: ____', B, 'Initials: ____', C],
    [A, 'Initials: ____', B, 'Full initials: ____', C],
    ['changed: [-Initials-][+Full initials+]: ____'],
  ),
  inBody(
    'a heading renamed',
    [heading('Cooling food'), A],
    [heading('Cooling hot food'), A],
    ['changed: Cooling [+hot +]food'],
  ),
  inBody(
    'a heading replaced',
    [heading('Purpose'), A],
    [heading('Why we do this'), A],
    ['removed: [-Purpose-]', 'added: [+Why we do this+]'],
  ),
  inBody(
    'a list item added',
    [item('Gloves'), item('Apron')],
    [item('Gloves'), item('Hair net'), item('Apron')],
    ['added: [+Hair net+]'],
  ),
  inBody(
    'two list items swapped',
    [item('Put on the gloves'), item('Put on the long apron'), A],
    [item('Put on the long apron'), item('Put on the gloves'), A],
    ['moved to 2: Put on the gloves', 'moved from 0: Put on the gloves'],
  ),
  inBody(
    'a section added with its heading',
    [heading('Scope'), A, heading('Records'), C],
    [heading('Scope'), A, heading('Cleaning'), D, heading('Records'), C],
    ['added: [+Cleaning+]', `added: [+${D}+]`],
  ),
  between('a heading that became plain text', { body: heading(A) }, { body: paragraph(r(A)) }, []),
];
