import type { PartLogo } from '#server/modules/templates/engine/logo/package-logo.ts';
import { swapPictures } from '#server/modules/templates/engine/logo/swap-pictures.ts';
import { swapVmlPictures } from '#server/modules/templates/engine/logo/swap-vml-pictures.ts';
import type { PartKind } from '#server/modules/templates/engine/opc/part-kinds.ts';
import { acceptChanges } from '#server/modules/templates/engine/review/accept-changes.ts';
import { mayHoldReview } from '#server/modules/templates/engine/review/review-markup.ts';
import { collectTexts } from '#server/modules/templates/engine/text/collect-texts.ts';
import { applyEdits, type Edit } from '#server/modules/templates/engine/xml/edits.ts';
import { scanXml } from '#server/modules/templates/engine/xml/scan-xml.ts';
import type { PlaceholderValues } from '#shared/placeholders.ts';
import { clearMetadata } from './clear-metadata.ts';
import { dropReferences } from './drop-references.ts';
import { fillText } from './fill-text.ts';
import { setTitle } from './set-title.ts';

type FillPart = {
  source: string;
  kind: PartKind;
  values: PlaceholderValues;
  review: 'accept' | 'keep';
  goneRelationships: ReadonlySet<string>;
  logo: PartLogo | undefined;
  title: string | undefined;
};

/** A part with everything done to it in one pass; the same string if there was nothing to do. */
export const fillPart = (part: FillPart): string => {
  const { source, kind, values, review, goneRelationships, logo, title } = part;
  const accepts = review === 'accept' && mayHoldReview(source);
  if (!accepts && goneRelationships.size === 0 && !mayHoldWork(source)) return source;

  const edits: Edit[] = [];
  const changes = acceptChanges(edits);
  const texts = collectTexts(source, kind, (text) => {
    edits.push(...fillText(text, { source, values, logo }));
  });
  const visitors = [
    texts,
    swapPictures(source, edits, logo),
    swapVmlPictures(source, edits, logo),
    dropReferences(source, edits, goneRelationships),
    clearMetadata(source, edits),
    setTitle(source, edits, title),
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
  return edits.length === 0 ? source : applyEdits(source, edits);
};

/**
 * Two braces, together or parted by the end of a run, also as references or encoded in an address; a
 * picture called logo; an author; what the document says of itself; an attached template. A lone brace is not enough: Office writes its identifiers as `{...}`.
 */
const mayHoldWork = (source: string) =>
  /\{(?:\{|<|\]\]>|&#)|&#(?:0*123|x0*7b);|%7b|logo|author|coreProperties|attachedTemplate|<(?:\w+:)?(?:Company|Manager|Template)>/i.test(
    source,
  );
