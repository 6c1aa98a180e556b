import sharp from 'sharp';

export const PAPER_WIDTH = 560;
const GAP = 16;

/** Two papers on a desk: what was written, and what comes of it. */
export const sideBySide = async (papers: readonly Buffer[], width = PAPER_WIDTH) => {
  const heights = await Promise.all(papers.map(async (paper) => (await sharp(paper).metadata()).height));
  return sharp({
    create: {
      width: papers.length * (width + GAP) + GAP,
      height: Math.max(...heights) + 2 * GAP,
      channels: 3,
      background: '#eef1ec',
    },
  })
    .composite(papers.map((input, at) => ({ input, left: GAP + at * (width + GAP), top: GAP })))
    .png()
    .toBuffer();
};
