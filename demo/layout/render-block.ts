import { type FileChild, Paragraph, TextRun } from 'docx';
import type { Block } from '#demo/sop.ts';
import { BULLETS } from './numbering.ts';
import { palette } from './palette.ts';
import { renderFacts, renderFields, renderSteps, renderTable } from './render-table.ts';
import { runsOf } from './render-text.ts';

/** `isKept` holds a block on one page with what follows it; `isLast`: nothing follows before the next page. */
export type Place = { width: number; isKept: boolean; isLast?: boolean };

/** Behind the last table it is as low as can be, or a full page would be followed by one that is empty. */
const gap = ({ isKept, isLast = false }: Pick<Place, 'isKept' | 'isLast'>) =>
  isLast
    ? new Paragraph({ style: 'EndGap' })
    : new Paragraph({ style: 'Gap', ...(isKept && { keepNext: true }) });

export const renderBlock = (block: Block, place: Place): FileChild[] => {
  const { width, isKept } = place;
  switch (block.kind) {
    case 'text':
      return [new Paragraph({ children: runsOf(block.text), ...(isKept && { keepNext: true }) })];
    case 'marker':
      return [new Paragraph({ text: block.tag })];
    case 'subheading':
      return [new Paragraph({ style: 'Heading2', text: block.text })];
    case 'bullets':
      return block.items.map(
        (item, index) =>
          new Paragraph({
            style: index < block.items.length - 1 ? 'ListBullet' : 'ListBulletLast',
            numbering: { reference: BULLETS, level: 0 },
            children: runsOf(item),
          }),
      );
    case 'callout':
      return [
        new Paragraph({
          style: 'Callout',
          children: [
            new TextRun({ text: block.title, bold: true, color: palette.green }),
            new TextRun({ break: 1 }),
            ...runsOf(block.text),
          ],
        }),
      ];
    case 'table': {
      const isHeld = isKept || (block.look.isKeptWithNext ?? false);
      return [renderTable(block, { width, isKept: isHeld }), gap({ ...place, isKept: isHeld })];
    }
    case 'steps':
      return [renderSteps(block, width), gap(place)];
    case 'facts':
      return [renderFacts(block, width), gap(place)];
    default:
      return [renderFields(block, place), gap(place)];
  }
};
