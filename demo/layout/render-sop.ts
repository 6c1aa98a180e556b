import { Document, Paragraph } from 'docx';
import type { Orientation, Section, Sop } from '#demo/sop.ts';
import { facts, named, section, table } from '#demo/writing.ts';
import { numbering, OUTLINE } from './numbering.ts';
import {
  type HeaderPictures,
  pageFooter,
  pageHeader,
  pageProperties,
  textWidthInTwips,
} from './page-frame.ts';
import { renderBlock } from './render-block.ts';
import { stylesXml } from './styles-xml.ts';

type SectionPlace = { width: number; isAfterBreak: boolean; isLast: boolean };

const renderSection = (one: Section, { width, isAfterBreak, isLast }: SectionPlace) => [
  new Paragraph({
    style: 'Heading1',
    text: one.title,
    numbering: { reference: OUTLINE, level: 0 },
    // Word drops the space above a heading at the head of a page, but not after a change of section.
    ...(isAfterBreak && { spacing: { before: 0 } }),
  }),
  ...one.blocks.flatMap((block, index) =>
    renderBlock(block, {
      width,
      isKept: one.isKeptWhole ?? false,
      isLast: isLast && index === one.blocks.length - 1,
    }),
  ),
];

const opening = ({ kind, title, owner, review, moreFacts = [] }: Sop, width: number) => [
  new Paragraph({ style: 'Subtitle', text: kind }),
  new Paragraph({ style: 'Title', text: title }),
  ...renderBlock(
    facts(
      ['Prepared for', '**{{business_name}}**'],
      ['Document owner', owner],
      ['Site', '{{full_address}}'],
      ['Prepared on', '{{date}}'],
      ['Approved by', '{{approved_by}}'],
      ['Effective', '{{effective_date}}'],
      ['Revision', '{{revision}}'],
      ['Status', '{{status}}'],
      ['Next review', '{{next_review}}'],
      ['Reviewed', review],
      ...moreFacts,
    ),
    { width, isKept: false },
  ),
];

/** What is true of every revision but the first, whatever it was made for. */
const LATER_REVISION = 'Issued again with changed details. Replaces all earlier revisions.';

const closing = ({ signers, revision }: Sop) =>
  section(
    'Sign-off and revisions',
    named(
      'Role 27 | Name 25 | Signature 30 | Date 18',
      [...signers.map((signer) => `${signer} | | | `), 'Approved by | {{approved_by}} | | '].join('\n'),
      { rowHeightInTwips: 480, isKeptWithNext: true },
    ),
    table(
      'Rev. 8 | Date 20 | Change 46 | Approved by 26',
      `{{revision}} | {{effective_date}} | {{#if revision is "1"}}${revision}{{else}}${LATER_REVISION}{{/if}} | {{approved_by}}\n | | | `,
      { rowHeightInTwips: 340 },
    ),
  );

type Stretch = { orientation: Orientation; sections: Section[] };

/** Sections that share pages of one orientation, in the order they come. */
const stretchesOf = (sop: Sop): Stretch[] => {
  const stretches: Stretch[] = [];
  for (const one of [...sop.sections, closing(sop), ...(sop.attachments ?? [])]) {
    const isFirst = stretches.length === 0;
    if (isFirst || one.newPage) stretches.push({ orientation: one.newPage ?? 'portrait', sections: [] });
    stretches.at(-1)?.sections.push(one);
  }
  return stretches;
};

export const renderSop = (sop: Sop, pictures: HeaderPictures) =>
  new Document({
    title: `${sop.number} ${sop.title}`,
    subject: sop.kind,
    creator: 'Bindery',
    lastModifiedBy: 'Bindery',
    description: 'A standard operating procedure of {{business_name}}',
    externalStyles: stylesXml(),
    numbering,
    sections: stretchesOf(sop).map(({ orientation, sections }, index) => {
      const width = textWidthInTwips(orientation);
      return {
        properties: pageProperties(orientation),
        headers: { default: pageHeader(orientation, pictures, index) },
        footers: { default: pageFooter(orientation) },
        children: [
          ...(index === 0 ? opening(sop, width) : []),
          ...sections.flatMap((one, place) =>
            renderSection(one, {
              width,
              isAfterBreak: index > 0 && place === 0,
              isLast: place === sections.length - 1,
            }),
          ),
        ],
      };
    }),
  });
