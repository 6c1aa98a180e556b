import type { Placeholders } from '#office/placeholders.ts';
import type { GivenPicture, NamedGivenPicture } from './package-pictures.ts';
import { readImage } from './picture-image.ts';
import { isPictureKind, pictureKinds } from './picture-kinds.ts';

type Given = {
  logo?: Uint8Array | undefined;
  code?: GivenPicture | undefined;
  pictures?: Readonly<Record<string, GivenPicture>> | undefined;
};

/** The pictures there are, by the placeholders that become them. A logo that is none is refused whether the template shows it or not. */
export const givenPictures = (
  placeholders: Placeholders,
  { logo, code, pictures = {} }: Given,
): Map<string, NamedGivenPicture> => {
  if (logo && readImage(logo, 'logo').format !== 'png') throw new TypeError('The logo is no PNG.');
  const ofKind = { logo: logo && { draw: () => logo, altText: 'Logo' }, code };
  return new Map(
    placeholders.keys.flatMap((key) => {
      const kind = placeholders.kindOf(key);
      if (!isPictureKind(kind)) return [];
      const picture = kind === 'picture' ? ownOf(pictures, key) : ofKind[kind];
      const { noun, textBox } = pictureKinds[kind];
      return picture
        ? [[key, { ...picture, noun, textBox: placeholders.definitionOf(key).box ?? textBox }] as const]
        : [];
    }),
  );
};

const ownOf = (pictures: Readonly<Record<string, GivenPicture>>, key: string) =>
  Object.hasOwn(pictures, key) ? pictures[key] : undefined;
