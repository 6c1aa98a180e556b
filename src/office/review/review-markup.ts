/** The element goes, what it holds stays: inserted and moved-in text. */
export const ACCEPTED: ReadonlySet<string> = new Set(['w:ins', 'w:moveTo']);

/** The element goes with all it holds: deleted and moved-away text. */
export const DELETED: ReadonlySet<string> = new Set(['w:del', 'w:moveFrom']);

/** Marks of a review that hold no text of the document. */
const MARKS: ReadonlySet<string> = new Set([
  'w:rPrChange',
  'w:pPrChange',
  'w:sectPrChange',
  'w:tblPrChange',
  'w:tblPrExChange',
  'w:trPrChange',
  'w:tcPrChange',
  'w:tblGridChange',
  'w:numberingChange',
  'w:cellIns',
  'w:cellMerge',
  'w:moveFromRangeStart',
  'w:moveFromRangeEnd',
  'w:moveToRangeStart',
  'w:moveToRangeEnd',
  'w:customXmlInsRangeStart',
  'w:customXmlInsRangeEnd',
  'w:customXmlDelRangeStart',
  'w:customXmlDelRangeEnd',
  'w:customXmlMoveFromRangeStart',
  'w:customXmlMoveFromRangeEnd',
  'w:customXmlMoveToRangeStart',
  'w:customXmlMoveToRangeEnd',
  'w:trackRevisions',
]);

export const COMMENT_MARKS: ReadonlySet<string> = new Set([
  'w:commentRangeStart',
  'w:commentRangeEnd',
  'w:commentReference',
]);

export const isMark = (name: string) => MARKS.has(name) || COMMENT_MARKS.has(name);

export const isTrackedChange = (name: string) =>
  ACCEPTED.has(name) || DELETED.has(name) || (MARKS.has(name) && name !== 'w:trackRevisions');

/** Whether a source may hold any of these; cheap, and wrong only by saying yes too often. */
export const mayHoldReview = (source: string) =>
  /[<:](?:ins|del|moveTo|moveFrom|cell(?:Ins|Del|Merge)|comment\w+|\w+Change|customXml\w+Range\w+|trackRevisions)[\s/>]/.test(
    source,
  );

/** Relationships whose parts belong to a review, or show the template as it was. */
export const REVIEW_RELATIONSHIPS: ReadonlySet<string> = new Set([
  'comments',
  'commentsExtended',
  'commentsIds',
  'commentsExtensible',
  'people',
]);
