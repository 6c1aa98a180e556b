import { field, fieldChar, instruction, paragraph, r, run } from './word-markup.ts';

/** The styles of headings and of the lines of contents. */
export const OUTLINE_STYLES =
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>' +
  [1, 2]
    .map(
      (level) =>
        `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:basedOn w:val="Normal"/><w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr></w:style>` +
        `<w:style w:type="paragraph" w:styleId="TOC${level}"><w:name w:val="toc ${level}"/><w:basedOn w:val="Normal"/></w:style>`,
    )
    .join('');

export const pageBreak = paragraph(run('<w:br w:type="page"/>'));

/** A heading that contents can point to. */
export const marked = (level: number, text: string, bookmark: string) =>
  paragraph(
    `<w:bookmarkStart w:id="7" w:name="${bookmark}"/>${r(text)}<w:bookmarkEnd w:id="7"/>`,
    `<w:pStyle w:val="Heading${level}"/>`,
  );

export const pageOf = (bookmark: string, shown: string) =>
  field([` PAGEREF ${bookmark} \\h `], r(shown, '<w:webHidden/>'));

/** A line of contents as Word writes it. */
const line = (text: string, bookmark: string, shown: string) =>
  `<w:hyperlink w:anchor="${bookmark}" w:history="1">${r(text, '<w:rStyle w:val="Hyperlink"/>')}${run('<w:tab/>', '<w:webHidden/>')}${pageOf(bookmark, shown)}</w:hyperlink>`;

export const TOC = ' TOC \\o "1-3" \\h \\z \\u ';

/** Contents as Word writes them: each line a text, a bookmark, and the page that was saved with it. */
export const contents = (lines: readonly (readonly [string, string, string])[], code = TOC) => {
  const start = fieldChar('begin') + instruction(code) + fieldChar('separate');
  const tabs = '<w:pStyle w:val="TOC1"/><w:tabs><w:tab w:val="right" w:leader="dot" w:pos="9350"/></w:tabs>';
  const paragraphs = lines.map((one, index) => paragraph((index === 0 ? start : '') + line(...one), tabs));
  return paragraphs.join('') + paragraph(fieldChar('end'));
};
