/** Small pieces of WordprocessingML, composed by hand. */

export const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const t = (text: string) => `<w:t xml:space="preserve">${escape(text)}</w:t>`;
export const run = (content: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}${content}</w:r>`;
export const r = (text: string, properties = '') => run(t(text), properties);
export const paragraph = (content: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;
/** A paragraph whose text is scattered over these runs. */
export const p = (...texts: string[]) => paragraph(texts.map((text) => r(text)).join(''));

export const table = (...rows: string[][]) =>
  `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${'<w:gridCol w:w="3000"/>'.repeat(rows[0]?.length ?? 0)}</w:tblGrid>${rows
    .map((cells) => `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr/>${cell}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`;

const author = 'w:id="7" w:author="Jane Doe" w:date="2026-01-01T00:00:00Z"';
export const inserted = (content: string) => `<w:ins ${author}>${content}</w:ins>`;
export const deleted = (text: string) =>
  `<w:del ${author}><w:r><w:delText xml:space="preserve">${escape(text)}</w:delText></w:r></w:del>`;
export const mark = (name: string, content = '') => `<w:${name} ${author}>${content}</w:${name}>`;

export const fieldChar = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`);
export const instruction = (code: string) =>
  run(`<w:instrText xml:space="preserve">${escape(code)}</w:instrText>`);
export const field = (codes: string[], result: string) =>
  fieldChar('begin') + codes.map(instruction).join('') + fieldChar('separate') + result + fieldChar('end');

export const control = (content: string, properties = '') =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;

export const hyperlink = (id: string, content: string) =>
  `<w:hyperlink r:id="${id}">${content}</w:hyperlink>`;

/** A text box as Word writes it: a modern shape and, for older versions, the same once more. */
export const textBox = (content: string) =>
  run(
    `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="2000000" cy="600000"/><wp:docPr id="1" name="Text Box 1"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape id="box" style="width:157pt;height:47pt"><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent>`,
  );

type PictureSpec = {
  id: string;
  descr?: string;
  innerDescr?: string;
  frame?: 'inline' | 'anchor';
  cx?: number;
  cy?: number;
  blipContent?: string;
  crop?: string;
};

export const picture = (spec: PictureSpec) => {
  const { descr = '', innerDescr = '', frame = 'inline', cx = 1_828_800, cy = 914_400 } = spec;
  const position =
    frame === 'anchor'
      ? '<wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="column"><wp:posOffset>0</wp:posOffset></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset></wp:positionV>'
      : '';
  const anchor =
    frame === 'anchor'
      ? ' simplePos="0" relativeHeight="1" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"'
      : '';
  return `<w:drawing><wp:${frame} distT="0" distB="0" distL="0" distR="0"${anchor}>${position}<wp:extent cx="${cx}" cy="${cy}"/><wp:effectExtent l="0" t="0" r="0" b="0"/>${frame === 'anchor' ? '<wp:wrapNone/>' : ''}<wp:docPr id="5" name="Picture 5" descr="${escape(descr)}"/><wp:cNvGraphicFramePr/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture">${pic({ ...spec, cx, cy, innerDescr })}</a:graphicData></a:graphic></wp:${frame}></w:drawing>`;
};

export const pic = ({
  id,
  innerDescr = '',
  cx = 1_828_800,
  cy = 914_400,
  blipContent = '',
  crop = '',
}: PictureSpec) =>
  `<pic:pic><pic:nvPicPr><pic:cNvPr id="5" name="p.png" descr="${escape(innerDescr)}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${id}">${blipContent}</a:blip>${crop}<a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic>`;
