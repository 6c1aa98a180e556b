import type { PlaceholderKind } from '#office/placeholders.ts';
import type { Extent } from './picture-image.ts';

/** The placeholders that become a picture. */
export type PictureKind = Extract<PlaceholderKind, 'logo' | 'code' | 'picture'>;

type PictureFacts = {
  /** In words for authors, and of its file. */
  noun: string;
  /** The room it gets where it is written as text, unless its definition says another. */
  textBox: Extent;
  /** Whether a picture is meant whose alternative text is the name without its braces. */
  needsNoBraces: boolean;
  /** Whether it is missed on pages that do not have it. */
  belongsOnEveryPage: boolean;
};

export const EMU_PER_INCH = 914_400;
const EMU_PER_CM = 360_000;

export const pictureKinds: Readonly<Record<PictureKind, PictureFacts>> = {
  logo: {
    noun: 'logo',
    // The height of a letterhead line or three.
    textBox: { widthInEmu: 2 * EMU_PER_INCH, heightInEmu: 0.75 * EMU_PER_INCH },
    needsNoBraces: true,
    belongsOnEveryPage: true,
  },
  code: {
    noun: 'code',
    textBox: { widthInEmu: 2 * EMU_PER_CM, heightInEmu: 2 * EMU_PER_CM },
    // Whoever has a code of their own in a document, with that alternative text, keeps it.
    needsNoBraces: false,
    belongsOnEveryPage: false,
  },
  picture: {
    noun: 'picture',
    // As wide as the text of a letter.
    textBox: { widthInEmu: 6 * EMU_PER_INCH, heightInEmu: 4 * EMU_PER_INCH },
    // A picture of the author's own may well be described as a floor plan.
    needsNoBraces: false,
    belongsOnEveryPage: false,
  },
};

export const isPictureKind = (kind: PlaceholderKind | undefined): kind is PictureKind =>
  kind !== undefined && Object.hasOwn(pictureKinds, kind);
