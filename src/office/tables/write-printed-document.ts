import { readImage } from '#office/pictures/picture-image.ts';
import { zipFiles } from '#office/zip-files.ts';
import { stylesXml } from './document-styles.ts';
import { documentXml, FOOTER_ID, footerXml, LOGO_ID } from './document-xml.ts';
import {
  CORE_RELATIONSHIP,
  CORE_TYPE,
  contentTypesXml,
  corePropertiesXml,
  relationshipsXml,
} from './package-parts.ts';
import type { PrintedDocument } from './printed-document.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** A Word document to be printed: logo and name, tables with their heads on every page, the number of each page. */
export const writePrintedDocument = (printed: PrintedDocument, logo?: Uint8Array): Buffer =>
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
    'docProps/core.xml': corePropertiesXml(printed),
    'word/document.xml': documentXml(printed, logo && readImage(logo, 'logo')),
    'word/_rels/document.xml.rels': relationshipsXml([
      ['rIdStyles', 'styles', 'styles.xml'],
      [FOOTER_ID, 'footer', 'footer1.xml'],
      ...(logo ? [[LOGO_ID, 'image', 'media/logo.png'] as const] : []),
    ]),
    'word/styles.xml': stylesXml(),
    'word/footer1.xml': footerXml(printed),
    ...(logo && { 'word/media/logo.png': logo }),
  });
