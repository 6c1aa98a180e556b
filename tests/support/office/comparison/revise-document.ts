import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentsFolder } from '#demo/catalogue.ts';
import { fillDemo } from '#demo/fill-demo.ts';
import type { Answers } from '#shared/contract/question.ts';
import type { PlaceholderValues } from '#shared/placeholders.ts';
import { makePng } from '#tests/support/office/make-png.ts';
import { rawZip } from '#tests/support/office/raw-zip.ts';
import { readPackage } from '#tests/support/office/read-package.ts';
import { sampleValues } from '#tests/support/office/sample-values.ts';
import { BODY } from '#tests/support/office/template-case.ts';
import { escape } from '#tests/support/office/word-markup.ts';

type Change = (xml: string) => string;
type Details = { values?: Partial<PlaceholderValues>; answers?: Answers };

/** A document of the demo, as somebody gets it who buys it. */
export const boughtDocument = (path: string, { values, answers = {} }: Details = {}): Uint8Array =>
  fillDemo({
    path,
    file: readFileSync(join(documentsFolder, path)),
    values: { ...sampleValues, ...values },
    logo: makePng(30, 10),
    answers,
  });

/** The same with changes by hand to one of its parts. */
export const revised = (file: Uint8Array, changes: Change[], part = BODY): Uint8Array => {
  const { names, bytes, xml } = readPackage(file);
  const content = changes.reduce((text, change) => change(text), xml(part));
  return rawZip({ entries: names.map((name) => ({ name, content: name === part ? content : bytes(name) })) });
};

export const reword =
  (from: string, to: string): Change =>
  (xml) => {
    const [before, after, ...more] = xml.split(escape(from));
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`“${from}” is not there exactly once.`);
    return before + escape(to) + after;
  };

/** The innermost paragraph or row that holds a text. */
const rangeOf = (xml: string, text: string, element: 'w:p' | 'w:tr') => {
  const at = xml.indexOf(escape(text));
  const start = Math.max(xml.lastIndexOf(`<${element}>`, at), xml.lastIndexOf(`<${element} `, at));
  const close = `</${element}>`;
  const end = xml.indexOf(close, at) + close.length;
  if (at === -1 || start === -1) throw new Error(`“${text}” is not there.`);
  return { start, end, markup: xml.slice(start, end) };
};

export const dropAround =
  (text: string, element: 'w:p' | 'w:tr'): Change =>
  (xml) => {
    const { start, end } = rangeOf(xml, text, element);
    return xml.slice(0, start) + xml.slice(end);
  };

export const moveBehind =
  (text: string, target: string, element: 'w:p' | 'w:tr'): Change =>
  (xml) => {
    const { markup } = rangeOf(xml, text, element);
    const without = dropAround(text, element)(xml);
    const { end } = rangeOf(without, target, element);
    return without.slice(0, end) + markup + without.slice(end);
  };

/** The paragraph or row once more, with other words. */
export const repeatWith =
  (text: string, element: 'w:p' | 'w:tr', rewordings: Record<string, string>): Change =>
  (xml) => {
    const { end, markup } = rangeOf(xml, text, element);
    const copy = Object.entries(rewordings).reduce((copied, [from, to]) => reword(from, to)(copied), markup);
    return xml.slice(0, end) + copy + xml.slice(end);
  };
