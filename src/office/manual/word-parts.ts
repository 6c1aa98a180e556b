import { inlineDrawing } from '#office/pictures/inline-drawing.ts';
import { fitInto, readImage } from '#office/pictures/picture-image.ts';
import {
  CORE_RELATIONSHIP,
  CORE_TYPE,
  contentTypesXml,
  corePropertiesXml,
  DECLARATION,
  OFFICE,
  relationshipsXml,
} from '#office/tables/package-parts.ts';
import { escapeText } from '#office/xml/escape-xml.ts';
import { zipFiles } from '#office/zip-files.ts';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const EMU_PER_INCH = 914_400;
const LOGO = { id: 'rIdLogo', box: { widthInEmu: 3.5 * EMU_PER_INCH, heightInEmu: 1.4 * EMU_PER_INCH } };

/** In twentieths of a point: US letter, standing. Below, there is room for the number of the page. */
export const sheet = { width: 12_240, height: 15_840, margin: 1080 } as const;
export const TEXT_WIDTH = sheet.width - 2 * sheet.margin;

export const run = (text: string, look = '') =>
  `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${escapeText(text)}</w:t></w:r>`;
export const TAB = '<w:r><w:tab/></w:r>';
export const paragraph = (style: string, content: string, look = '') =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/>${look}</w:pPr>${content}</w:p>`;

/** Links by their places in the list. */
export const linkIdOf = (index: number) => `rIdLink${index}`;
export const link = (index: number, content: string) =>
  `<w:hyperlink r:id="${linkIdOf(index)}" w:history="1">${content}</w:hyperlink>`;

export const logoDrawing = (logo: Uint8Array, box = LOGO.box) =>
  `<w:r>${inlineDrawing({ prefix: 'w:', isStrict: false, relationshipId: LOGO.id, drawingId: 1, name: 'Logo', altText: 'Logo', extent: fitInto(readImage(logo, 'logo'), box) })}</w:r>`;

export const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** In half points. */
export const size = (halfPoints: number) => `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`;
export const spacing = (before: number, after: number) =>
  `<w:spacing w:before="${before}" w:after="${after}"/>`;
export const style = (id: string, name: string, paragraphLook: string, runLook: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr>${paragraphLook}</w:pPr><w:rPr>${runLook}</w:rPr></w:style>`;

type Word = {
  title: string;
  business: string;
  day: string;
  body: string;
  styles: string;
  logo: Uint8Array | undefined;
  /** Where links lead, by `linkIdOf`. */
  links: readonly string[];
  /** Pictures besides the logo, by the ids of their relationships. */
  pictures?: Record<string, Uint8Array>;
};

/** A Word document of our own, to be converted. */
export const writeWord = ({ body, styles, logo, links, pictures = {}, ...properties }: Word): Buffer => {
  const images = Object.entries({ ...(logo && { [LOGO.id]: logo }), ...pictures });
  const relationships = relationshipsXml([
    ['rIdStyles', 'styles', 'styles.xml'],
    ...images.map(([id]) => [id, 'image', `media/${id}.png`] as const),
  ]);
  const outside = links.map(
    (target, index) =>
      `<Relationship Id="${linkIdOf(index)}" Type="${OFFICE}/hyperlink" Target="${escapeText(target)}" TargetMode="External"/>`,
  );
  return zipFiles({
    '[Content_Types].xml': contentTypesXml([
      ['word/document.xml', `${TYPE}.document.main+xml`],
      ['word/styles.xml', `${TYPE}.styles+xml`],
      ['docProps/core.xml', CORE_TYPE],
    ]),
    '_rels/.rels': relationshipsXml([
      ['rId1', 'officeDocument', 'word/document.xml'],
      ['rId2', CORE_RELATIONSHIP, 'docProps/core.xml'],
    ]),
    'docProps/core.xml': corePropertiesXml(properties),
    'word/document.xml':
      `${DECLARATION}<w:document xmlns:w="${MAIN}" xmlns:r="${OFFICE}"><w:body>${body}` +
      `<w:sectPr><w:pgSz w:w="${sheet.width}" w:h="${sheet.height}"/>` +
      `<w:pgMar w:top="${sheet.margin}" w:right="${sheet.margin}" w:bottom="${sheet.margin}" w:left="${sheet.margin}" w:header="360" w:footer="360" w:gutter="0"/>` +
      '</w:sectPr></w:body></w:document>',
    'word/_rels/document.xml.rels': relationships.replace(
      '</Relationships>',
      `${outside.join('')}</Relationships>`,
    ),
    'word/styles.xml':
      `${DECLARATION}<w:styles xmlns:w="${MAIN}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:eastAsia="Arial" w:cs="Arial"/>${size(20)}<w:lang w:val="en-US"/></w:rPr></w:rPrDefault></w:docDefaults>` +
      `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr>${spacing(0, 120)}</w:pPr></w:style>${styles}</w:styles>`,
    ...Object.fromEntries(images.map(([id, png]) => [`word/media/${id}.png`, png])),
  });
};
