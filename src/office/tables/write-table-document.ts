import { readImage } from '#office/pictures/picture-image.ts';
import { documentXml, FOOTER_ID, footerXml, LOGO_ID, stylesXml } from './document-xml.ts';
import {
  CORE_RELATIONSHIP,
  CORE_TYPE,
  contentTypesXml,
  corePropertiesXml,
  relationshipsXml,
} from './package-parts.ts';
import type { Table } from './table.ts';
import { zipFiles } from '#office/zip-files.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** A list as a Word document to be printed: logo and name, the table with its head on every page, the number of each page. */
export const writeTableDocument = (table: Table, logo?: Uint8Array): Buffer =>
  zipFiles({
    '[Content_Types].xml': contentTypesXml([
      ['word/document.xml', `${TYPE}.document.main+xml`],
      ['word/styles.xml', `${TYPE}.styles+xml`],
      ['word/footer1.xml', `${TYPE}.footer+xml`],
      ['docProps/core.xml', CORE_TYPE],
    ]),
    '_rels/.rels': relationshipsXml([
      ['rId1', 'officeDocument', 'word/document.xml'],
      ['rId2', CORE_RELATIONSHIP, 'docProps/core.xml'],
    ]),
    'docProps/core.xml': corePropertiesXml(table),
    'word/document.xml': documentXml(table, logo && readImage(logo, 'logo')),
    'word/_rels/document.xml.rels': relationshipsXml([
      ['rIdStyles', 'styles', 'styles.xml'],
      [FOOTER_ID, 'footer', 'footer1.xml'],
      ...(logo ? [[LOGO_ID, 'image', 'media/logo.png'] as const] : []),
    ]),
    'word/styles.xml': stylesXml(),
    'word/footer1.xml': footerXml(table),
    ...(logo && { 'word/media/logo.png': logo }),
  });
