import {
  convertInchesToTwip,
  Footer,
  Header,
  type ITableCellOptions,
  ImageRun,
  PageNumber,
  PageOrientation,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import type { Orientation } from '#demo/sop.ts';
import { palette } from './palette.ts';

const LETTER = { width: convertInchesToTwip(8.5), height: convertInchesToTwip(11) };
const SIDE_MARGIN = convertInchesToTwip(0.75);

/** The room a logo has; the customer's own is fitted into it. */
const LOGO_BOX_PX = { width: 120, height: 48 };

/** As high as the title block is anyway: 17 mm, which a phone reads from an arm's length. */
const CODE_SIDE_PX = 64;

/** One line beside the title, and with the address two lines of the foot: whoever has a long name has as many pages. */
const NAME_IN_HEADER = 48;
const NAME_IN_FOOTER = 80;
const STREET_IN_FOOTER = 60;

export const textWidthInTwips = (orientation: Orientation) =>
  (orientation === 'portrait' ? LETTER.width : LETTER.height) - 2 * SIDE_MARGIN;

export const pageProperties = (orientation: Orientation) => ({
  page: {
    size: {
      ...LETTER,
      orientation: orientation === 'portrait' ? PageOrientation.PORTRAIT : PageOrientation.LANDSCAPE,
    },
    margin: {
      top: convertInchesToTwip(1.4),
      bottom: convertInchesToTwip(0.85),
      left: SIDE_MARGIN,
      right: SIDE_MARGIN,
      header: convertInchesToTwip(0.45),
      footer: convertInchesToTwip(0.4),
    },
  },
});

const cell = (width: number, children: Paragraph[], margins?: ITableCellOptions['margins']) =>
  new TableCell({
    children,
    ...(margins && { margins }),
    width: { size: width, type: WidthType.DXA },
    verticalAlign: VerticalAlignTable.CENTER,
  });

const row = (children: TableCell[], heightInTwips: number) =>
  new TableRow({ children, cantSplit: true, height: { value: heightInTwips, rule: 'atLeast' } });

const fact = (label: string, children: (string | TextRun)[]) =>
  new Paragraph({
    style: 'BlockFact',
    children: [
      new TextRun({ children: [label, new Tab()], color: palette.quiet }),
      ...children.map((child) => (typeof child === 'string' ? new TextRun(child) : child)),
    ],
  });

/** Numbered within its document; by itself the library would count on over all documents of a build. */
const logoPicture = (png: Buffer, id: number) =>
  new ImageRun({
    type: 'png',
    data: png,
    transformation: LOGO_BOX_PX,
    altText: { id: String(id), name: 'Logo', description: '{{logo}}', title: 'Logo' },
  });

const codePicture = (png: Uint8Array, id: number) =>
  new ImageRun({
    type: 'png',
    data: Buffer.from(png),
    transformation: { width: CODE_SIDE_PX, height: CODE_SIDE_PX },
    altText: { id: String(id), name: 'Code', description: '{{qr}}', title: 'Code' },
  });

export type HeaderPictures = { logo: Buffer; code: Uint8Array };

/** The ruled title block: logo, title, number, date and page, and the code. `index`: among the headers of the document. */
export const pageHeader = (orientation: Orientation, pictures: HeaderPictures, index: number) => {
  const width = textWidthInTwips(orientation);
  const [logoWidth, factsWidth, codeWidth] = [2080, 2560, 1000];
  const titleWidth = width - logoWidth - factsWidth - codeWidth;
  const [logoId, codeId] = [2 * index + 1, 2 * index + 2];
  const pages = new TextRun({ children: [PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] });
  const block = new Table({
    style: 'BinderyTitleBlock',
    layout: TableLayoutType.FIXED,
    width: { size: width, type: WidthType.DXA },
    columnWidths: [logoWidth, titleWidth, factsWidth, codeWidth],
    rows: [
      row(
        [
          cell(logoWidth, [
            new Paragraph({
              style: 'Header',
              alignment: 'center',
              children: [logoPicture(pictures.logo, logoId)],
            }),
          ]),
          cell(titleWidth, [
            new Paragraph({ style: 'BlockTitle', text: '{{document_title}}' }),
            new Paragraph({ style: 'BlockText', text: `{{business_name | shorten: ${NAME_IN_HEADER}}}` }),
          ]),
          cell(factsWidth, [
            fact('Doc', ['{{#if document_number}}{{document_number}}, {{/if}}revision {{revision}}']),
            fact('Effective', ['{{effective_date}}']),
            fact('Page', [pages]),
          ]),
          // Its white margin is part of the picture.
          cell(
            codeWidth,
            [
              new Paragraph({
                style: 'Header',
                alignment: 'center',
                children: [codePicture(pictures.code, codeId)],
              }),
            ],
            { top: 0, bottom: 0, left: 0, right: 0 },
          ),
        ],
        960,
      ),
    ],
  });
  return new Header({ children: [block, new Paragraph({ style: 'Gap' })] });
};

export const pageFooter = (orientation: Orientation) => {
  const width = textWidthInTwips(orientation);
  const pageWidth = 1600;
  const left = [
    new Paragraph({
      style: 'Footer',
      children: [
        new TextRun({
          text: `{{business_name | shorten: ${NAME_IN_FOOTER}}}`,
          bold: true,
          color: palette.ink,
        }),
        new TextRun(`  ·  {{street | shorten: ${STREET_IN_FOOTER}}}, {{city}}, {{state}} {{zip_code}}`),
      ],
    }),
  ];
  const pages = new TextRun({ children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] });
  const strip = new Table({
    style: 'BinderyFooter',
    layout: TableLayoutType.FIXED,
    width: { size: width, type: WidthType.DXA },
    columnWidths: [width - pageWidth, pageWidth],
    rows: [
      row(
        [
          cell(width - pageWidth, left),
          cell(pageWidth, [new Paragraph({ style: 'Footer', alignment: 'right', children: [pages] })]),
        ],
        300,
      ),
    ],
  });
  return new Footer({ children: [strip, new Paragraph({ style: 'Gap' })] });
};
