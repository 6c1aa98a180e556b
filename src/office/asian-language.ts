import { openPackage } from './opc/open-package.ts';
import { scanXml } from './xml/scan-xml.ts';
import { attributeOf } from './xml/xml-element.ts';

const TYPES = ['wordprocessingml.styles+xml', 'wordprocessingml.settings+xml'];
const LANGUAGES: ReadonlySet<string> = new Set(['w:lang', 'w:themeFontLang']);

/** The East Asian language a document says it is in, such as `ja-JP`; programs of the West write one of theirs there. */
export const asianLanguageOf = (file: Uint8Array): string | undefined => {
  const opened = openPackage(file);
  const found: string[] = [];
  for (const type of TYPES)
    for (const entry of opened.entries) {
      if (!opened.contentTypes.typeOf(entry.name)?.endsWith(type)) continue;
      scanXml(opened.read(entry).source, {
        open: (element) => {
          const language = LANGUAGES.has(element.name) && attributeOf(element, 'w:eastAsia');
          if (language && /^(?:zh|ja|ko)\b/i.test(language)) found.push(language);
        },
      });
    }
  return found[0];
};
