import { writePdf } from './make-tagged-pdf.ts';

type Linked = {
  /** What its pages say, after their number. */
  text?: string;
  /** What its style `Lead` is to readers. */
  role?: string;
  language?: string;
  /** What is said of each page besides. */
  page?: string;
  /** Where on the page its text begins. */
  textAt?: string;
};

const element = (type: string, parent: number, page: number, more: string) =>
  `<</Type/StructElem/S/${type}/P ${parent} 0 R/Pg ${page} 0 R${more}>>`;
const stream = (content: string) => `<</Length ${content.length}>>\nstream\n${content}\nendstream`;

/** Two tagged pages. A link on the first leads to the second by the name `there`, as the bookmark does; a cell names its header by an id. */
export const makeLinkedPdf = ({
  text = 'text',
  role = 'P',
  language = 'en-US',
  page = '/MediaBox[0 0 612 792]',
  textAt = '72 700',
}: Linked = {}): Buffer => {
  const content = (number: number) =>
    stream(
      `/Lead<</MCID 0>>BDC\nBT /F1 12 Tf ${textAt} Td (Page ${number}: ${text}) Tj ET\nEMC\n/P<</MCID 1>>BDC\nBT /F1 12 Tf 72 600 Td (more) Tj ET\nEMC\n`,
    );
  const leaf = (contents: number, parents: number, more: string) =>
    `<</Type/Page/Parent 2 0 R${page}/Resources 19 0 R/Contents ${contents} 0 R/StructParents ${parents}/Tabs/S${more}>>`;
  return writePdf(
    [
      `<</Type/Catalog/Pages 2 0 R/StructTreeRoot 7 0 R/Lang(${language})/MarkInfo<</Marked true>>/Outlines 16 0 R/Dests<</there[4 0 R/XYZ 0 500 0]>>>>`,
      '<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]>>',
      leaf(5, 0, '/Annots[18 0 R]'),
      leaf(6, 1, ''),
      content(1),
      content(2),
      `<</Type/StructTreeRoot/K[8 0 R]/ParentTree 15 0 R/RoleMap<</Lead/${role}>>/IDTree<</Names[(head)12 0 R]>>>>`,
      element('Document', 7, 3, '/K[9 0 R 10 0 R 11 0 R]'),
      element('Lead', 8, 3, '/K[0]'),
      element('Link', 8, 3, '/K[1<</Type/OBJR/Obj 18 0 R/Pg 3 0 R>>]'),
      element('Table', 8, 4, '/K[13 0 R]'),
      element('TH', 13, 4, '/ID(head)/A<</O/Table/Scope/Column>>/K[0]'),
      element('TR', 11, 4, '/K[12 0 R 14 0 R]'),
      element('TD', 13, 4, '/A<</O/Table/Headers[(head)]>>/K[<</Type/MCR/Pg 4 0 R/MCID 1>>]'),
      '<</Nums[0[9 0 R 10 0 R]1[12 0 R 14 0 R]2 10 0 R]>>',
      '<</Type/Outlines/First 17 0 R/Last 17 0 R/Count 1>>',
      '<</Title(Heading)/Dest/there/Parent 16 0 R>>',
      '<</Type/Annot/Subtype/Link/Rect[72 590 120 612]/StructParent 2/Contents(To the second page)/A<</S/GoTo/D(there)>>>>',
      '<</Font<</F1 20 0 R>>>>',
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ],
    '/Root 1 0 R',
  );
};

/** One page with a link that stands for a document of the whole. */
export const makeFrontPdf = (addresses: readonly string[]): Buffer => {
  const links = addresses.map((_, index) => `${index + 10} 0 R`);
  const content = `/H1<</MCID 0>>BDC\nBT /F1 12 Tf 72 700 Td (Contents) Tj ET\nEMC\n`;
  return writePdf(
    [
      '<</Type/Catalog/Pages 2 0 R/StructTreeRoot 5 0 R/Lang(en-US)/MarkInfo<</Marked true>>>>',
      '<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 612 792]/Resources<</Font<</F1 9 0 R>>>>>>',
      `<</Type/Page/Parent 2 0 R/Contents 4 0 R/StructParents 0/Annots[${links.join(' ')}]>>`,
      stream(content),
      '<</Type/StructTreeRoot/K 6 0 R/ParentTree 8 0 R/RoleMap<</Lead/P>>>>',
      element('Document', 5, 3, `/K[7 0 R]`),
      element('H1', 6, 3, `/K[0${links.map((link) => `<</Type/OBJR/Obj ${link}/Pg 3 0 R>>`).join('')}]`),
      `<</Nums[0[7 0 R]${addresses.map((_, index) => `${index + 1} 7 0 R`).join(' ')}]>>`,
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      ...addresses.map(
        (address, index) =>
          `<</Type/Annot/Subtype/Link/Rect[72 ${600 - index} 120 620]/StructParent ${index + 1}/A<</S/URI/URI(${address})>>>>`,
      ),
    ],
    '/Root 1 0 R',
  );
};
