import { readMarkers } from '#office/blocks/marker.ts';
import { matchBlocks } from '#office/blocks/match-blocks.ts';
import { placeBlock } from '#office/blocks/place-block.ts';
import { nestBlocks, type ScopedEdit } from '#office/blocks/render-blocks.ts';
import { settlePart } from '#office/blocks/settle-part.ts';
import type { LogicalText } from '#office/text/logical-text.ts';
import { applyEdits, type Edit } from '#office/xml/edits.ts';
import { fillText, fillTextPiecewise, type TextFiller } from './fill-text.ts';

/** Writes the texts of a part, besides the other edits there are. */
export type WriteTexts = (
  texts: readonly LogicalText[],
  filler: TextFiller,
  others: readonly Edit[],
) => string;

/** A part with its tags filled and its blocks rendered. */
export const fillTexts: WriteTexts = (texts, filler, others) => {
  const { source, scope } = filler;
  const markers = readMarkers(source, texts);
  if (markers.length === 0) {
    const edits = [...others, ...texts.flatMap((text) => fillText(text, filler))];
    return edits.length === 0 ? source : applyEdits(source, edits);
  }
  const blocks = matchBlocks(markers).blocks.flatMap((block) => {
    const placed = placeBlock(source, block);
    return 'obstacle' in placed ? [] : [placed];
  });
  const content = [
    ...others.map((edit): ScopedEdit => ({ at: edit.start, edits: () => [edit] })),
    ...texts.flatMap((text) => fillTextPiecewise(text, filler)),
  ].toSorted((one, other) => one.at - other.at);
  const edits = nestBlocks(filler, blocks, content).flatMap((item) => item.edits(scope));
  return settlePart(applyEdits(source, edits));
};
