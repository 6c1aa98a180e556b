import { packWord, sectionProperties } from '../word-package.ts';
import { grid, heading, paragraph, step, text } from '../word-xml.ts';

const line = (words: string) => paragraph(text(words));

const made = (title: string, ...content: string[]) =>
  packWord({
    header: paragraph(text('{{business_name}}', { bold: true })),
    footer: paragraph(''),
    body: heading(title, 1) + content.join('') + sectionProperties(),
  });

export const valuesAndFormats = () =>
  made(
    'Cooler temperatures',
    line('Prepared for {{business_name | upper}} on {{date | date: short}}.'),
    line(
      'Food in our coolers stays at {{cooler_limit}} or colder. The display shows {{cooler_limit | number: 1}}.',
    ),
    line(
      'The {{person_in_charge | lower}} reads this page again by {{date | plus 12 months | date: medium}}.',
    ),
    line('Website: {{website | or: none}}'),
  );

export const conditionInALine = () =>
  made(
    'Who comes to us',
    line('We see adults{{#if sees_children}} and children{{/if}}.'),
    line(
      'Before anything else ask {{#if sees_children}}patients, or the parent of a child,{{else}}patients{{/if}} for name and date of birth.',
    ),
  );

export const conditionAroundParagraphs = () =>
  made(
    'Closing the kitchen',
    line('{{#if kitchen_equipment includes "Fryer"}}'),
    line('Switch the fryer off and let the oil cool below 100 °F before you filter it.'),
    line('Put the lid on. Nobody carries hot oil.'),
    line('{{else}}'),
    line('Switch off ranges and ovens.'),
    line('{{/if}}'),
    line('Close the gas valve, lock the doors, write the note for the morning.'),
  );

export const conditionAroundTableRows = () =>
  made(
    'Cleaning plan',
    grid([
      ['What', 'How often'],
      ['Cutting boards', 'After each use'],
      ['{{#if kitchen_equipment includes "Slicer"}}Slicer', 'Every 4 hours in use, taken apart{{/if}}'],
      ['{{#if kitchen_equipment includes "Fryer"}}Fryer', 'Every evening: oil filtered, outside wiped'],
      ['Fryer hood', 'Every week: filters washed{{/if}}'],
      ['Floor and drains', 'Every evening'],
    ]),
  );

export const listAsTableRows = () =>
  made(
    'Emergency contacts',
    grid([
      ['Who', 'For what', 'Telephone'],
      ['{{#each emergency_contacts}}{{name}}', '{{role}}', '{{phone}}{{/each}}'],
    ]),
  );

export const listAsNumberedSteps = () =>
  made(
    'When there is an alarm',
    step('Leave the building and close the doors behind you.'),
    line('{{#each emergency_contacts}}'),
    step('Call {{name}}, {{phone | or: number beside the telephone}}. For: {{role}}.'),
    line('{{/each}}'),
    step('Wait at the entrance and show the way.'),
  );

const endOfSection = (orientation: 'portrait' | 'landscape') =>
  `<w:p><w:pPr>${sectionProperties(orientation)}</w:pPr></w:p>`;

export const conditionAroundASection = () =>
  made(
    'Vital signs of adults',
    line('Take blood pressure after five minutes at rest, twice, one minute apart.'),
    endOfSection('portrait'),
    line('{{#if sees_children}}'),
    heading('Vital signs of children', 1),
    line('Use the cuff that fits the arm, and the faces scale for pain from age 3.'),
    endOfSection('landscape'),
    line('{{/if}}'),
    heading('When to call the clinician', 1),
    line('Call at once when a value is outside the limits or the patient looks ill.'),
  );

export const theDocumentItself = () =>
  made(
    '{{document_title}}',
    grid([
      ['Of this document', 'Printed'],
      ['Number', '{{document_number | or: none yet}}'],
      ['Revision', '{{revision}}'],
      ['Status', '{{status}}'],
      ['Approved by', '{{approved_by}}'],
      ['Effective', '{{effective_date}}'],
      ['Next review', '{{next_review}}'],
    ]),
    paragraph(text('{{#if revision is "1"}}First issue.{{else}}Replaces all earlier revisions.{{/if}}'), {
      before: 160,
    }),
  );
