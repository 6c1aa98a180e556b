import { collectTexts } from '#office/text/collect-texts.ts';
import type { LogicalText } from '#office/text/logical-text.ts';
import { scanXml } from '#office/xml/scan-xml.ts';

/** The texts that cells share, by their number. Those without a letter are left out. */
export const readStrings = (source: string): ReadonlyMap<number, LogicalText> => {
  const strings = new Map<number, LogicalText>();
  let count = 0;
  const texts = collectTexts(source, 'structured', (text) => {
    if (text.container.name === 'x:si') strings.set(count - 1, text);
  });
  scanXml(source, {
    open: (element) => {
      if (element.name === 'x:si') count += 1;
      texts.open(element);
    },
    close: texts.close,
    text: texts.text,
  });
  return strings;
};
