import type { PdfObjects } from '#office/pdf.ts';

/** The pages in their order: the number of each object, and what it says. */
export const readPages = ({ objects, trailer }: PdfObjects): { number: string; text: string }[] => {
  const textAt = (number: string | undefined) => objects.get(Number(number ?? Number.NaN))?.text ?? '';
  const pagesBelow = (node: string): { number: string; text: string }[] =>
    [...(/\/Kids\s*\[([^\]]*)\]/.exec(node)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].flatMap(([, number = '']) => {
      const text = textAt(number);
      return /\/Type\s*\/Pages\b/.test(text) ? pagesBelow(text) : [{ number, text }];
    });
  const catalog = textAt(/\/Root\s+(\d+)/.exec(trailer)?.[1]);
  return pagesBelow(textAt(/\/Pages\s+(\d+)/.exec(catalog)?.[1]));
};
