/** What a part has to be, by the relationship that leads to it. */
export type PartUse = 'xml' | 'picture' | 'font' | 'workbook';

const XML_USES = `
  officeDocument core-properties extended-properties extendedProperties custom-properties customProperties
  styles stylesWithEffects settings webSettings fontTable theme themeOverride numbering footnotes endnotes header footer
  glossaryDocument customXml customXmlProps bibliography
  comments commentsExtended commentsIds commentsExtensible people threadedComment person
  chart chartEx chartUserShapes chartStyle chartColorStyle drawing vmlDrawing legacyDrawing
  diagramData diagramLayout diagramQuickStyle diagramStyle diagramColors diagramDrawing
  worksheet chartsheet sharedStrings sheetMetadata calcChain table pivotTable pivotCacheDefinition pivotCacheRecords
  slicer slicerCache timeline timelineCache namedSheetView ctrlProp rdRichValue rdRichValueStructure rdRichValueTypes
  rdArray richStyles rdSupportingPropertyBag rdSupportingPropertyBagStructure
`;

const uses = new Map<string, PartUse>([
  ...XML_USES.trim()
    .split(/\s+/)
    .map((type) => [type.toLowerCase(), 'xml'] as const),
  ['image', 'picture'],
  ['hdphoto', 'picture'],
  ['font', 'font'],
  ['package', 'workbook'],
]);

/** Undefined: no document needs such a part, and customers never get one. */
export const partUseOf = (relationshipType: string) => uses.get(relationshipType.toLowerCase());

/** What Word and Excel add of their own accord; leaving it out is nothing to tell an author. */
const ADDED_BY_OFFICE: ReadonlySet<string> = new Set([
  'thumbnail',
  'printersettings',
  'webextension',
  'webextensiontaskpanes',
  'classificationlabels',
  'intelligence',
  'keymapcustomizations',
  'documenttasks',
]);

export const isAddedByOffice = (relationshipType: string) =>
  ADDED_BY_OFFICE.has(relationshipType.toLowerCase());
