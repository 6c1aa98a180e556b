import type { StyleFacts } from '#office/accessibility/read-style-facts.ts';
import { type PartKind, wordPartOf } from '#office/opc/part-kinds.ts';
import { isPictureKind, pictureKinds } from '#office/pictures/picture-kinds.ts';
import type { NamedPicture } from '#office/pictures/picture-named-by.ts';
import { acceptChanges } from '#office/review/accept-changes.ts';
import { COMMENT_MARKS, isTrackedChange } from '#office/review/review-markup.ts';
import { collectTexts } from '#office/text/collect-texts.ts';
import type { LogicalText } from '#office/text/logical-text.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import type { XmlElement, XmlText } from '#office/xml/xml-element.ts';
import type { Placeholders } from '#office/placeholders.ts';
import { describePart, describeText } from './places/describe-place.ts';
import type { Finding, TextMistake } from './finding.ts';
import { type FindUnprintable, mistakesOfCharacters } from './inspect-characters.ts';
import { collectLabels } from './inspect-empty.ts';
import {
  mistakesOfPicture,
  mistakesOfTextPicture,
  namedPictureOf,
  OUTSIDE_HEADER,
} from './inspect-pictures.ts';
import { inspectBlocks, type PlacedText } from './inspect-blocks.ts';
import type { TextUse, UsesOf } from './inspect-row-blocks.ts';
import { inspectText, type UnknownUse } from './inspect-text.ts';
import { collectFixedLines, type IsFixedByStyle } from './line-heights.ts';
import { collectPictureFrames } from './picture-frames.ts';
import { trackPlace } from './places/track-place.ts';
import { type PageSize, pageSizeOf } from './page-sizes.ts';
import { type ColourUse, noColours, noteColours } from './used-colours.ts';
import { collectFontUse } from './used-fonts.ts';

export type FoundPlaceholder = { key: string; part: string; place: string };

export type PartReport = {
  placeholders: FoundPlaceholder[];
  findings: Finding[];
  unknown: UnknownUse[];
  pages: PageSize[];
  fontUse: ReturnType<typeof collectFontUse>;
  colourUse: ColourUse;
  hasComments: boolean;
  hasTrackedChanges: boolean;
};

/** What stands in them is on every page. */
const REPEATED: ReadonlySet<string> = new Set(['header', 'footer']);

type Part = { name: string; contentType: string | undefined; kind: PartKind; source: string };

/** What is known besides the part itself. */
type Knowledge = {
  placeholders: Placeholders;
  findUnprintable: FindUnprintable;
  isFixedByStyle: IsFixedByStyle;
  styles: Pick<StyleFacts, 'headingLevel'>;
  /** Of a header or footer that is not on all pages: on which it is. */
  pagesOf: (part: string) => string | undefined;
  /** Of a workbook with blocks: the cells that show a text. */
  usesOf?: UsesOf | undefined;
};

/** Everything worth telling about one part, read in one pass. */
export const inspectPart = (
  { name, contentType, kind, source }: Part,
  { placeholders, findUnprintable, isFixedByStyle, styles, pagesOf, usesOf }: Knowledge,
): PartReport => {
  const wordPart = wordPartOf(contentType);
  const tracked = trackPlace(describePart(name, contentType, pagesOf(name)), styles);
  const report: PartReport = {
    placeholders: [],
    findings: [],
    unknown: [],
    pages: [],
    fontUse: collectFontUse(),
    colourUse: noColours(),
    hasComments: false,
    hasTrackedChanges: false,
  };
  const fixedLines = collectFixedLines(isFixedByStyle);
  const labels = collectLabels(placeholders);
  const frames = collectPictureFrames();
  /** Mistakes in what no customer gets do not matter, and what Word wrote twice for older versions of it is told once. */
  const changes = acceptChanges([]);
  let fallback: XmlElement | undefined;
  const isSkipped = () => changes.isInside() || wordPart === 'comments' || fallback !== undefined;
  const note = (place: string, mistakes: readonly TextMistake[]) => {
    report.findings.push(...mistakes.map((mistake) => ({ ...mistake, part: name, place })));
  };
  const noteNamed = ({ key, kind: pictureKind }: NamedPicture, place: string) => {
    /** A picture may be called logo twice: in its frame and inside. */
    const isKnown = report.placeholders.some((found) => found.key === key && found.place === place);
    if (isKnown) return;
    report.placeholders.push({ key, part: name, place });
    const isMissed = pictureKinds[pictureKind].belongsOnEveryPage;
    if (isMissed && wordPart && !REPEATED.has(wordPart)) note(place, [OUTSIDE_HEADER]);
  };

  const notePicture = (picture: XmlElement, named: NamedPicture, place: string) => {
    const isKnown = report.placeholders.some((found) => found.key === named.key && found.place === place);
    noteNamed(named, place);
    if (!isKnown) note(place, mistakesOfPicture(picture, named.kind, fixedLines.isFixed));
  };

  /** What a name means is known only once all blocks are. */
  const placedTexts: PlacedText[] = [];
  const texts = collectTexts(source, kind, (text) => {
    if (text.place === 'paragraph') tracked.noteParagraph(text.container, text.text);
    placedTexts.push({ text, place: describeText(text, tracked) });
  });
  const noteTexts = () => {
    const { namesAt, mistakes } = inspectBlocks(source, placedTexts, placeholders);
    const mistakesOf = Map.groupBy(mistakes, ({ text }) => text);
    for (const { text, place } of placedTexts) {
      const alone = { place, namesAt, mistakes: (mistakesOf.get(text) ?? []).map(({ mistake }) => mistake) };
      for (const use of usesOf?.(name, text) ?? [alone]) {
        note(use.place ?? place, use.mistakes);
        noteText(text, use.place ?? place, use);
      }
    }
  };
  const noteText = (text: LogicalText, place: string, use: Pick<TextUse, 'namesAt' | 'mayHoldBlocks'>) => {
    if (text.attribute && namedPictureOf(text.container, placeholders)) return;
    const { keys, unguardedKeys, testedKeys, mistakes, unknown } = inspectText(text, {
      source,
      placeholders,
      ...use,
    });
    const picture = text.attribute ? frames.pictureOf(text.container) : undefined;
    report.unknown.push(...unknown.map((use) => (picture ? { ...use, use: 'picture' as const, ...picture } : use)));
    for (const key of testedKeys) report.placeholders.push({ key, part: name, place });
    note(place, [
      ...mistakes,
      ...mistakesOfCharacters(text, findUnprintable),
      ...labels.mistakesOf(text, unguardedKeys),
    ]);
    for (const key of keys) {
      const pictureKind = placeholders.kindOf(key);
      if (!isPictureKind(pictureKind)) {
        report.placeholders.push({ key, part: name, place });
        continue;
      }
      const named = { key, kind: pictureKind };
      const pictureMistakes = mistakesOfTextPicture(text, named, fixedLines.isFixed(text.container));
      note(place, pictureMistakes);
      if (!pictureMistakes.some(({ code }) => code === `${pictureKind}-not-printable`))
        noteNamed(named, place);
    }
  };

  const open = (element: XmlElement) => {
    if (COMMENT_MARKS.has(element.name) || element.name === 'w:comment') report.hasComments = true;
    if (isTrackedChange(element.name)) report.hasTrackedChanges = true;
    changes.open(element);
    if (element.name === 'mc:Fallback') fallback ??= element;
    if (isSkipped()) return;
    tracked.open(element);
    texts.open(element);
    fixedLines.open(element);
    labels.open(element);
    frames.open(element);
    report.fontUse.open(element);
    noteColours(report.colourUse, element);
    const named = namedPictureOf(element, placeholders);
    if (named) notePicture(element, named, tracked.picture());
    const page = element.name === 'w:pgSz' ? pageSizeOf(element) : undefined;
    if (page) report.pages.push(page);
  };
  const close = (element: XmlElement) => {
    const wasSkipped = isSkipped();
    changes.close(element);
    if (element === fallback) fallback = undefined;
    if (wasSkipped) return;
    texts.close(element);
    tracked.close(element);
  };
  const text = (found: XmlText) => {
    if (!isSkipped()) texts.text(found);
  };
  scanXml(source, { open, close, text });
  texts.end();
  noteTexts();
  return report;
};
