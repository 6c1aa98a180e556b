import { readStyleSheet } from '#office/styles/style-sheet.ts';
import { attributeOf, isSwitchedOn, type XmlElement, type XmlText } from '#office/xml/xml-element.ts';

type Run = { element: XmlElement; isHidden: boolean };
type Field = { code: string; isShown: boolean };

/** What they showed last is not what is printed: every page has its own. */
const PAGE_COUNTERS = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i;

/** Whether a style says that its text is hidden. */
export type HidingStyles = (styleId: string | undefined) => boolean | undefined;

export const readHidingStyles = (source: string | undefined): HidingStyles => {
  const { chainOf } = readStyleSheet(source, {
    nothing: (): { isHidden?: boolean } => ({}),
    note: (facts, element) => {
      if (element.name === 'w:vanish') facts.isHidden = isSwitchedOn(element);
    },
  });
  return (styleId) =>
    styleId === undefined
      ? undefined
      : chainOf(styleId).find(({ facts }) => facts.isHidden !== undefined)?.facts.isHidden;
};

/** Follows the reading of a part, to say whether what is read now is printed: no hidden text, no codes of fields, nothing twice. */
export const trackPrinted = (hides: HidingStyles) => {
  const runs: Run[] = [];
  const fields: Field[] = [];
  const paragraphs: { element: XmlElement; isHidden: boolean }[] = [];
  /** Word writes a shape twice, the second time for programs of before 2010. */
  let fallback: XmlElement | undefined;

  const openField = (element: XmlElement) => {
    const type = attributeOf(element, 'w:fldCharType');
    const field = fields.at(-1);
    if (type === 'begin') fields.push({ code: '', isShown: false });
    if (type === 'separate' && field) field.isShown = !PAGE_COUNTERS.test(field.code);
    if (type === 'end') fields.pop();
  };
  const openInRun = (run: Run, element: XmlElement) => {
    if (element.parent?.parent !== run.element || element.parent.name !== 'w:rPr') return;
    if (element.name === 'w:rStyle') run.isHidden = hides(attributeOf(element, 'w:val')) ?? run.isHidden;
    if (element.name === 'w:vanish') run.isHidden = isSwitchedOn(element);
  };

  return {
    open: (element: XmlElement) => {
      const { name } = element;
      if (name === 'mc:Fallback') fallback ??= element;
      if (fallback) return;
      if (name === 'w:p') paragraphs.push({ element, isHidden: false });
      else if (name === 'w:r') runs.push({ element, isHidden: paragraphs.at(-1)?.isHidden ?? false });
      else if (name === 'w:fldChar') openField(element);
      else if (name === 'w:fldSimple')
        fields.push({ code: '', isShown: !PAGE_COUNTERS.test(attributeOf(element, 'w:instr') ?? '') });
      const paragraph = paragraphs.at(-1);
      if (name === 'w:pStyle' && paragraph)
        paragraph.isHidden = hides(attributeOf(element, 'w:val')) ?? false;
      const run = runs.at(-1);
      if (run) openInRun(run, element);
    },
    close: (element: XmlElement) => {
      if (element === fallback) fallback = undefined;
      if (fallback) return;
      if (element.name === 'w:p') paragraphs.pop();
      else if (element.name === 'w:r') runs.pop();
      else if (element.name === 'w:fldSimple') fields.pop();
    },
    text: ({ content, parent }: XmlText) => {
      const field = fields.at(-1);
      if (parent.name === 'w:instrText' && field && !fallback) field.code += content;
    },
    isRead: () => fallback === undefined,
    isPrinted: () =>
      fallback === undefined && !runs.at(-1)?.isHidden && fields.every(({ isShown }) => isShown),
  };
};
