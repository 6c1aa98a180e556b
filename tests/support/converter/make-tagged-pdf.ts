type Tagged = {
  /** What is said of the document's table, picture and second heading. */
  firstCell?: 'TH' | 'TD';
  alt?: string;
  secondHeading?: string;
  title?: string;
  catalog?: string;
  /** Instead of the office's own way to write it. */
  claim?: string;
};

const CLAIM =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">\n   <pdfuaid:part>1</pdfuaid:part>\n  </rdf:Description>';

const element = (type: string, parent: number, kids: string, more = '') =>
  `<</Type/StructElem\n/S/${type}\n/P ${parent} 0 R\n/Pg 3 0 R\n${more}/K[${kids} ]\n>>`;

/** A tagged page as LibreOffice writes one: every element an object of its own, lengths apart from their streams. */
export const makeTaggedPdf = ({
  firstCell = 'TH',
  alt = '/Alt<FEFF004D00610070>',
  secondHeading = 'H2',
  title = '<FEFF00480069>',
  catalog = '/Lang(en-US)\n/MarkInfo<</Marked true>>',
  claim = CLAIM,
}: Tagged = {}): Buffer => {
  const content = '/H1<</MCID 0>>BDC\nBT (endstream endobj) Tj ET\nEMC\n';
  const metadata = `<?xpacket begin="" id="x"?>\n${claim}\n${' '.repeat(2000)}\n<?xpacket end="w"?>`;
  const scope = '/A[<</O/Layout/Width 1>>\n<</O/Table/Scope/Column\n>>]\n';
  return writePdf(
    [
      `<</Type/Catalog/Pages 2 0 R/StructTreeRoot 6 0 R/Metadata 18 0 R\n/ViewerPreferences<</DisplayDocTitle true\n>>\n${catalog}>>`,
      '<</Type/Pages/Count 1/Kids[3 0 R ]>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/StructParents 0>>',
      `<</Length 5 0 R/Strange(a \\) >> stream)/More<</Deep <</Er 1>>>>>>\nstream\n${content}\nendstream`,
      String(content.length),
      '<</Type/StructTreeRoot\n/ParentTree 17 0 R\n/RoleMap<</Field#20Label/P\n/Big#20Heading/H1\n>>\n/K[7 0 R ]\n>>',
      element('Document', 6, '8 0 R 9 0 R 10 0 R 16 0 R'),
      element('Big#20Heading', 7, '0'),
      element(secondHeading, 7, '1'),
      element('Table', 7, '11 0 R 14 0 R'),
      element('TR', 10, '12 0 R 13 0 R'),
      element(firstCell, 11, '2', scope),
      element('TD', 11, '3'),
      element('TR', 10, '15 0 R'),
      element(firstCell, 14, '4', scope),
      element('Figure', 7, '<</Type/MCR/Pg 3 0 R/MCID 5>>', alt),
      '<</Nums[0 [8 0 R 9 0 R 12 0 R 13 0 R 15 0 R 16 0 R ]]>>',
      `<</Type/Metadata/Subtype/XML/Length ${metadata.length}>>\nstream\n${metadata}\nendstream`,
      `<</Title${title}>>`,
    ],
    '/Root 1 0 R\n/Info 19 0 R\n/ID [ <00AA>\n<00AA> ]\n/DocChecksum /00AA',
  );
};

export const writePdf = (objects: readonly string[], trailer: string): Buffer => {
  let text = '%PDF-1.4\n%\xE4\xE3\xCF\xD2\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<</Size ${size}${trailer}\n>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + end, 'latin1');
};
