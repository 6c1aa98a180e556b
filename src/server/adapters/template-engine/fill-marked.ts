import { fillDocx } from '#office/fill-docx.ts';
import { markTags } from '#office/mark-tags.ts';
import type { Filling } from '#office/placeholders.ts';

/** A filled document whose PDF tells where these values stand. */
export const fillMarked =
  (names: ReadonlySet<string>): typeof fillDocx =>
  (file, filling, options) => {
    const nameOf = (value: string | undefined, wantsLogo: boolean) => {
      if (value === undefined || isLogo(filling, value) !== wantsLogo) return undefined;
      const name = filling.placeholders.find(value) ?? value;
      return names.has(name) ? name : undefined;
    };
    const filled = fillDocx(
      markTags(file, ({ value }) => nameOf(value, false), filling.placeholders),
      filling,
      options,
    );
    // A logo that was written as text is a picture only now.
    return options?.logo
      ? Buffer.from(markTags(filled, ({ value }) => nameOf(value, true), filling.placeholders))
      : filled;
  };

const isLogo = ({ placeholders }: Filling, name: string) => {
  const key = placeholders.find(name);
  return key !== undefined && placeholders.kindOf(key) === 'logo';
};
