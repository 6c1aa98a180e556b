/**
 * How a part is searched for placeholders. `structured` parts are read by their paragraphs, cells and
 * runs; in `plain` ones every text counts. All other parts hold nothing a person reads.
 */
export type PartKind = 'structured' | 'plain';

const STRUCTURED =
  /^application\/vnd\.(?:openxmlformats-officedocument\.(?:wordprocessingml\.(?:document\.main|document\.glossary|header|footer|footnotes|endnotes|comments|settings|numbering)|spreadsheetml\.(?:sharedStrings|worksheet|chartsheet|comments|table|pivotTable|pivotCacheDefinition)|drawingml\.(?:chart|chartshapes|diagramData)|drawing)|ms-office\.(?:chartex|drawingml\.diagramDrawing))\+xml$/i;

const PLAIN =
  /^application\/(?:xml|vnd\.openxmlformats-package\.core-properties\+xml|vnd\.openxmlformats-officedocument\.(?:extended-properties\+xml|custom-properties\+xml|vmlDrawing)|vnd\.ms-excel\.threadedcomments\+xml)$/i;

export const partKindOf = (contentType: string | undefined): PartKind | undefined => {
  if (contentType === undefined) return undefined;
  if (STRUCTURED.test(contentType)) return 'structured';
  return PLAIN.test(contentType) ? 'plain' : undefined;
};

const WORD_PART = /wordprocessingml\.(document\.main|header|footer|footnotes|endnotes|comments)\+xml$/i;

type WordPart = 'document.main' | 'header' | 'footer' | 'footnotes' | 'endnotes' | 'comments';

export const wordPartOf = (contentType: string | undefined) =>
  WORD_PART.exec(contentType ?? '')?.[1]?.toLowerCase() as WordPart | undefined;

export const isEmbeddedWorkbook = (contentType: string | undefined) =>
  contentType === 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
