import { readStyleFacts } from '#office/accessibility/read-style-facts.ts';
import type { OfficePackage } from '#office/opc/open-package.ts';
import { partsOf } from '#office/opc/parts-of.ts';
import { partKindOf } from '#office/opc/part-kinds.ts';
import type { Placeholders } from '#office/placeholders.ts';
import type { Finding } from './finding.ts';
import { readHeaderPages } from './places/header-pages.ts';
import { inspectColours } from './inspect-colours.ts';
import { embedsFonts, type FindSubstitutions, inspectFonts } from './inspect-fonts.ts';
import { type FoundLink, inspectLinks } from './inspect-links.ts';
import { inspectParts } from './inspect-parts.ts';
import type { FindUnprintable } from './inspect-characters.ts';
import { type FoundPlaceholder, inspectPart, type PartReport } from './inspect-part.ts';
import { inspectRowBlocks } from './inspect-row-blocks.ts';
import type { UnknownUse } from './inspect-text.ts';
import { readStyleHeights } from './line-heights.ts';
import type { PageSize } from './page-sizes.ts';
import { coloursOfStyles } from './used-colours.ts';
import { fontsOfStyles } from './used-fonts.ts';

export type Inspection = {
  placeholders: FoundPlaceholder[];
  findings: Finding[];
  /** Every use of a name that is not known. */
  unknown: UnknownUse[];
  /** The different page sizes, in the order they come. */
  pages: PageSize[];
  fonts: string[];
  links: FoundLink[];
};

export type InspectOptions = {
  placeholders: Placeholders;
  /** Without it, every font is taken to be there. */
  findSubstitutions?: FindSubstitutions;
  /** Without it, every character is taken to be in some font. */
  findUnprintable?: FindUnprintable;
};

/** What a template holds and what is wrong with it; the template must have passed its guard. */
export const inspectPackage = (
  opened: OfficePackage,
  { placeholders, findSubstitutions = () => [], findUnprintable = () => [] }: InspectOptions,
): Inspection => {
  const nameUnprintable = embedsFonts(opened) ? () => [] : findUnprintable;
  const stylesPart = partsOf(opened).related('styles');
  const styles = stylesPart && opened.read(stylesPart).source;
  const isFixedByStyle = readStyleHeights(styles);
  const usesOf = inspectRowBlocks(opened, placeholders);
  const headerPages = readHeaderPages(opened);
  const knowledge = {
    placeholders,
    isFixedByStyle,
    styles: readStyleFacts(styles),
    pagesOf: (name: string) => headerPages.get(name.toLowerCase()),
    findUnprintable: nameUnprintable,
    usesOf,
  };
  const reports = opened.entries.flatMap((entry) => {
    const contentType = opened.contentTypes.typeOf(entry.name);
    const kind = partKindOf(contentType);
    if (!kind) return [];
    const part = { name: entry.name, contentType, kind, source: opened.read(entry).source };
    return [inspectPart(part, knowledge)];
  });
  const { links, findings: linkFindings } = inspectLinks(opened, placeholders);
  const styleIds = new Set(reports.flatMap(({ fontUse }) => [...fontUse.styleIds]));
  const fonts = inspectFonts(opened, {
    fonts: [...reports.flatMap(({ fontUse }) => fontUse.fonts), ...fontsOfStyles(styles, styleIds)],
    findSubstitutions,
  });
  const found = [
    ...reports.flatMap((report) => report.placeholders),
    ...links.flatMap(({ keys, part, target }) =>
      keys.map((key) => ({ key, part, place: `the link to ${target}` })),
    ),
  ];
  const mainPart = mainPartOf(opened);
  const findings = [
    ...reports.flatMap((report) => report.findings),
    ...linkFindings,
    ...reviewFindings(reports, mainPart),
    ...inspectParts(opened),
    ...fonts.substituted.map(({ family, substitute }): Finding => {
      const message = `The font “${family}” is not available here and will be replaced by “${substitute}”.`;
      return {
        severity: 'warning',
        code: 'font-substituted',
        message,
        part: mainPart,
        place: 'Whole document',
      };
    }),
  ];
  const colourUses = [...reports.map(({ colourUse }) => colourUse), ...coloursOfStyles(styles, styleIds)];
  for (const remark of inspectColours(colourUses)) findings.push({ ...remark, part: mainPart, place: '' });
  if (found.length === 0 && !findings.some(({ severity }) => severity === 'error')) {
    const message = 'There is no placeholder in this file. Every customer will get the same document.';
    findings.push({
      severity: 'warning',
      code: 'no-placeholder',
      message,
      part: mainPart,
      place: 'Whole document',
    });
  }
  return {
    placeholders: found,
    findings,
    unknown: reports.flatMap(({ unknown }) => unknown),
    pages: differentPages(reports),
    fonts: fonts.used,
    links,
  };
};

const mainPartOf = (opened: OfficePackage) =>
  opened.entries.find(({ name }) => opened.contentTypes.typeOf(name)?.endsWith('.main+xml'))?.name ?? '';

const reviewFindings = (reports: readonly PartReport[], part: string): Finding[] => {
  const findings: Finding[] = [];
  if (reports.some(({ hasComments }) => hasComments)) {
    const message = 'There are comments in this document. They will be removed from what customers get.';
    findings.push({ severity: 'warning', code: 'comments', message, part, place: 'Whole document' });
  }
  if (reports.some(({ hasTrackedChanges }) => hasTrackedChanges)) {
    const message =
      'There are tracked changes in this document. Customers will get it with all changes accepted.';
    findings.push({ severity: 'warning', code: 'tracked-changes', message, part, place: 'Whole document' });
  }
  return findings;
};

const differentPages = (reports: readonly PartReport[]) => [
  ...new Map(reports.flatMap(({ pages }) => pages).map((page) => [JSON.stringify(page), page])).values(),
];
