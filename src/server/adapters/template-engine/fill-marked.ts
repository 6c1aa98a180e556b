import { fillDocx } from '#office/fill-docx.ts';
import { markTags } from '#office/mark-tags.ts';
import type { Filling } from '#office/placeholders.ts';

/** A filled document whose PDF tells where its values stand. Columns of a list have the names that they have in the template. */
export const fillMarked: typeof fillDocx = (file, filling, options) => {
  const marked = markTags(file, ({ value }) =>
    value === undefined || isLogo(filling, value) ? undefined : (filling.placeholders.find(value) ?? value),
  );
  const filled = fillDocx(marked, filling, options);
  // A logo that was written as text is a picture only now.
  const withLogos = markTags(
    filled,
    ({ value }) => (value !== undefined && isLogo(filling, value) ? value : undefined),
    filling.placeholders,
  );
  return Buffer.from(withLogos);
};

const isLogo = ({ placeholders }: Filling, name: string) => {
  const key = placeholders.find(name);
  return key !== undefined && placeholders.kindOf(key) === 'logo';
};
