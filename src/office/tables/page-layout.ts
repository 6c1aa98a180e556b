import type { PrintedDocument } from './printed-document.ts';

/** In twentieths of a point, standing. */
const papers = {
  letter: { width: 12_240, height: 15_840 },
  a4: { width: 11_906, height: 16_838 },
} as const;

const MARGIN = 720;

type Layout = Pick<PrintedDocument, 'paper' | 'isUpright'>;

const sizeOf = ({ paper, isUpright }: Layout) => {
  const { width, height } = papers[paper];
  return isUpright ? { width, height } : { width: height, height: width };
};

export const textWidthOf = (layout: Layout) => sizeOf(layout).width - 2 * MARGIN;

export const pageXml = (layout: Layout) => {
  const { width, height } = sizeOf(layout);
  return (
    `<w:pgSz w:w="${width}" w:h="${height}"${layout.isUpright ? '' : ' w:orient="landscape"'}/>` +
    `<w:pgMar w:top="${MARGIN}" w:right="${MARGIN}" w:bottom="${MARGIN}" w:left="${MARGIN}" w:header="360" w:footer="360" w:gutter="0"/>`
  );
};
