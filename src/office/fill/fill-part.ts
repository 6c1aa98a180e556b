import type { Restarts } from '#office/blocks/restart-numbering.ts';
import type { PartKind } from '#office/opc/part-kinds.ts';
import type { PartPictures } from '#office/pictures/package-pictures.ts';
import { swapPictures } from '#office/pictures/swap-pictures.ts';
import { swapVmlPictures } from '#office/pictures/swap-vml-pictures.ts';
import { acceptAllChanges, acceptChanges } from '#office/review/accept-changes.ts';
import { mayHoldReview } from '#office/review/review-markup.ts';
import { collectTexts } from '#office/text/collect-texts.ts';
import type { LogicalText } from '#office/text/logical-text.ts';
import type { Edit } from '#office/xml/edits.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import type { Placeholders } from '#office/placeholders.ts';
import type { Scope } from '#office/language/scope.ts';
import { clearMetadata } from './clear-metadata.ts';
import { dropReferences } from './drop-references.ts';
import { fillTexts, type WriteTexts } from './fill-texts.ts';
import { setTitle } from './set-title.ts';
import { stopUpdates } from './stop-updates.ts';

type FillPart = {
  source: string;
  kind: PartKind;
  placeholders: Placeholders;
  scope: Scope;
  review: 'accept' | 'keep';
  goneRelationships: ReadonlySet<string>;
  pictures: PartPictures;
  title: string | undefined;
  restarts: Restarts | undefined;
  /** Of a part whose texts are written in another way than others are. */
  writeTexts: WriteTexts | undefined;
};

/** A part with everything done to it in one pass; the same string if there was nothing to do. */
export const fillPart = (part: FillPart): string => {
  const { source, kind, placeholders, scope, review, goneRelationships, pictures, title, restarts } = part;
  const { writeTexts = fillTexts } = part;
  const accepts = review === 'accept' && mayHoldReview(source);
  const hasWork = goneRelationships.size > 0 || part.writeTexts !== undefined;
  if (!accepts && !hasWork && !mayHoldWork(source, placeholders)) return source;
  if (accepts && mayHoldBlocks(source))
    return fillPart({ ...part, source: acceptAllChanges(source), review: 'keep' });

  const edits: Edit[] = [];
  const changes = acceptChanges(edits);
  const found: LogicalText[] = [];
  const texts = collectTexts(source, kind, (text) => {
    if (text.place === 'fieldCode' || text.text.includes('{{')) found.push(text);
  });
  const visitors = [
    texts,
    swapPictures(source, edits, pictures, placeholders),
    swapVmlPictures(source, edits, pictures, placeholders),
    dropReferences(source, edits, goneRelationships),
    clearMetadata(source, edits),
    setTitle(source, edits, title),
    stopUpdates(source, edits),
  ];
  scanXml(source, {
    open: (element) => {
      if (accepts) changes.open(element);
      if (changes.isInside()) return;
      for (const visitor of visitors) if ('open' in visitor) visitor.open(element);
    },
    close: (element) => {
      const wasInside = changes.isInside();
      if (accepts) changes.close(element);
      if (wasInside) return;
      for (const visitor of visitors) if ('close' in visitor) visitor.close(element);
    },
    text: (text) => {
      if (!changes.isInside()) texts.text(text);
    },
  });
  texts.end();
  return writeTexts(found, { source, scope, pictures, restarts }, edits);
};

/** Whether a block may begin anywhere: two braces and the sign, with nothing but markup between them. */
export const mayHoldBlocks = (source: string) => /\{(?:<[^>]*>|\s)*\{(?:<[^>]*>|[\s{])*#/.test(source);

/**
 * A link that may not be for customers; two braces, together or parted by the end of a run, also as references or encoded in an address; a
 * picture called logo; an author; a field that asks to be updated; what the document says of itself; an attached template. A lone brace is not enough: Office writes its identifiers as `{...}`.
 */
const mayHoldWork = (source: string, { mayNameLogo }: Placeholders) =>
  mayNameLogo(source) ||
  /\{(?:\{|<|\]\]>|&#)|&#(?:0*123|x0*7b);|%7b|author|coreProperties|attachedTemplate|updateFields|:dirty=|HYPERLINK|href=|<(?:\w+:)?(?:Company|Manager|Template)>/i.test(
    source,
  );
