import { scanXml } from '#office/xml/scan-xml.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';

export const CONTENT_TYPES_PART = '[Content_Types].xml';

export type ContentTypes = {
  /** By Override, then by Default: some producers type their parts by file extension only. */
  typeOf: (partName: string) => string | undefined;
  overrides: ReadonlyMap<string, XmlElement>;
  root: XmlElement | undefined;
};

export const extensionOf = (partName: string) => /\.([^./]+)$/.exec(partName)?.[1]?.toLowerCase() ?? '';

export const readContentTypes = (source: string): ContentTypes => {
  const byExtension = new Map<string, string>();
  const overrides = new Map<string, XmlElement>();
  let root: XmlElement | undefined;
  scanXml(source, {
    close: (element) => {
      const { Extension, PartName, ContentType } = element.attributes;
      if (element.name === 'ct:Types') root = element;
      if (element.name === 'ct:Default' && Extension && ContentType) {
        byExtension.set(Extension.toLowerCase(), ContentType);
      }
      if (element.name === 'ct:Override' && PartName) {
        overrides.set(PartName.replace(/^\//, '').toLowerCase(), element);
      }
    },
  });
  return {
    overrides,
    root,
    typeOf: (partName) =>
      overrides.get(partName.toLowerCase())?.attributes.ContentType ?? byExtension.get(extensionOf(partName)),
  };
};
