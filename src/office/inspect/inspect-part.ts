import { wordPartOf } from '#office/opc/part-kinds.ts';
import { isPictureKind, pictureKinds } from '#office/pictures/picture-kinds.ts';
import type { NamedPicture } from '#office/pictures/picture-named-by.ts';
import { COMMENT_MARKS, isTrackedChange } from '#office/review/review-markup.ts';
import type { LogicalText } from '#office/text/logical-text.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';
import type { Placeholders } from '#office/placeholders.ts';
import type { Finding, TextMistake } from './finding.ts';
import { type FindUnprintable, mistakesOfCharacters } from './inspect-characters.ts';
import { collectLabels } from './inspect-empty.ts';
import {
  mistakesOfPicture,
  mistakesOfTextPicture,
  namedPictureOf,
  OUTSIDE_HEADER,
} from './inspect-pictures.ts';
import { inspectBlocks } from './inspect-blocks.ts';
import type { TextUse, UsesOf } from './inspect-row-blocks.ts';
import { inspectText, type UnknownUse } from './inspect-text.ts';
import { collectFixedLines, type IsFixedByStyle } from './line-heights.ts';
import { collectPictureFrames } from './picture-frames.ts';
import { isNestedBox, NESTED_BOX } from './places/nested-boxes.ts';
import { placedTextsOf, type Surroundings, type TextPart } from './places/placed-texts.ts';
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

/** What is known besides the part itself. */
type Knowledge = Surroundings & {
  placeholders: Placeholders;
  findUnprintable: FindUnprintable;
  isFixedByStyle: IsFixedByStyle;
  /** Of a workbook with blocks: the cells that show a text. */
  usesOf?: UsesOf | undefined;
};

/** Everything worth telling about one part, read in one pass. */
export const inspectPart = (part: TextPart, knowledge: Knowledge): PartReport => {
  const { name, contentType, source } = part;
  const { placeholders, findUnprintable, isFixedByStyle, usesOf } = knowledge;
  const wordPart = wordPartOf(contentType);
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

  const noteText = (text: LogicalText, place: string, use: Pick<TextUse, 'namesAt' | 'mayHoldBlocks'>) => {
    if (text.attribute && namedPictureOf(text.container, placeholders)) return;
    const { keys, unguardedKeys, testedKeys, mistakes, unknown } = inspectText(text, {
      source,
      placeholders,
      ...use,
    });
    const picture = text.attribute ? frames.pictureOf(text.container) : undefined;
    report.unknown.push(
      ...unknown.map((named) => (picture ? { ...named, use: 'picture' as const, ...picture } : named)),
    );
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

  const placedTexts = placedTextsOf(part, knowledge, {
    see: (element) => {
      if (COMMENT_MARKS.has(element.name) || element.name === 'w:comment') report.hasComments = true;
      if (isTrackedChange(element.name)) report.hasTrackedChanges = true;
    },
    open: (element, placeOfPicture) => {
      fixedLines.open(element);
      labels.open(element);
      frames.open(element);
      report.fontUse.open(element);
      noteColours(report.colourUse, element);
      const named = namedPictureOf(element, placeholders);
      if (named) notePicture(element, named, placeOfPicture());
      if (isNestedBox(element)) note(placeOfPicture(), [NESTED_BOX]);
      const page = element.name === 'w:pgSz' ? pageSizeOf(element) : undefined;
      if (page) report.pages.push(page);
    },
  });
  // What a name means is known only once all blocks are.
  const { namesAt, mistakes: torn } = inspectBlocks(source, placedTexts, placeholders);
  const mistakesOf = Map.groupBy(torn, ({ text }) => text);
  for (const { text, place } of placedTexts) {
    const alone: TextUse = { place, namesAt, mistakes: mistakesOf.get(text) ?? [] };
    for (const use of usesOf?.(name, text) ?? [alone]) {
      note(
        use.place ?? place,
        use.mistakes.map(({ mistake }) => mistake),
      );
      noteText(text, use.place ?? place, use);
    }
  }
  return report;
};
