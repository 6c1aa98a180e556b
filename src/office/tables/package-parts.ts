import { escapeAttribute, escapeText } from '#office/xml/escape-xml.ts';

export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

type Target = readonly [id: string, type: string, target: string];

export const relationshipsXml = (targets: readonly Target[]) =>
  `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([id, type, target]) =>
        `<Relationship Id="${id}" Type="${type.includes(':') ? type : `${OFFICE}/${type}`}" Target="${escapeAttribute(target)}"/>`,
    )
    .join('')}</Relationships>`;

export const contentTypesXml = (overrides: readonly (readonly [part: string, type: string])[]) =>
  `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>' +
  `${overrides.map(([part, type]) => `<Override PartName="/${part}" ContentType="${type}"/>`).join('')}</Types>`;

/** What a program shows of a file before it is opened. */
export const corePropertiesXml = ({
  title,
  business,
  day,
}: {
  title: string;
  business: string;
  day: string;
}) =>
  `${DECLARATION}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">` +
  `<dc:title>${escapeText(title)}</dc:title><dc:creator>${escapeText(business)}</dc:creator>` +
  `<dcterms:created xsi:type="dcterms:W3CDTF">${escapeText(day)}T00:00:00Z</dcterms:created></cp:coreProperties>`;

export const CORE_TYPE = 'application/vnd.openxmlformats-package.core-properties+xml';
export const CORE_RELATIONSHIP = `${PACKAGE}/relationships/metadata/core-properties`;
