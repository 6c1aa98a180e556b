import { placeholderKeys, placeholders, tagOf } from '#shared/placeholders.ts';
import { packWord, sectionProperties } from './word-package.ts';
import { bullet, cell, heading, paragraph, row, table, text } from './word-xml.ts';

const header = paragraph(
  `${text('{{logo}}')}<w:r><w:tab/></w:r>${text('{{business_name}}', { bold: true })}`,
  { tabs: true },
);

const footer = paragraph(
  `${text('{{business_name}}, {{full_address}}', { small: true })}<w:r><w:tab/></w:r>${text('{{date}}', { small: true })}`,
  { tabs: true },
);

const body = [
  heading('Sample template', 1),
  paragraph(
    text(
      'Upload this file as it is to see what customers get, or change it into a document of your own. Everything between double braces is replaced by the details of the customer.',
    ),
  ),
  heading('Placeholders', 2),
  table([
    row([cell(text('What is printed', { bold: true })), cell(text('Placeholder', { bold: true }))]),
    ...placeholderKeys
      .filter((key) => key !== 'logo' && key !== 'website')
      .map((key) => row([cell(text(placeholders[key].wording)), cell(text(tagOf(key)))])),
  ]),
  paragraph(text(tagOf('website'))),
  heading('Good to know', 2),
  bullet('The logo goes into the header, as on this page; it is scaled to fit and keeps its proportions.'),
  bullet(
    'A picture with the alternative text “logo” works too: the logo of the customer takes its place and its size.',
  ),
  bullet('Capital letters, spaces, hyphens and underscores inside the braces do not matter.'),
  bullet('Placeholders work everywhere: in tables, text boxes, headers, footers, notes and links.'),
  bullet(
    'A customer may have no website. Give it a paragraph of its own, as below the table: then nothing is left over.',
  ),
  heading('An example', 2),
  paragraph(
    text(
      'This procedure applies to everyone who works for {{business_name}} in {{city}}, {{state}}. Questions go to {{first_name}} {{last_name}}, {{email}}.',
    ),
  ),
].join('');

/** A template to start from: every placeholder, explained, with the logo in the header. */
export const makeSampleTemplate = () => packWord({ header, footer, body: body + sectionProperties() });
