import type { Placeholders } from '#office/placeholders.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';
import { isPictureKind, type PictureKind, pictureKinds } from './picture-kinds.ts';

/** What a picture is to become by its alternative text. */
export const pictureNamedBy = ({ attributes }: XmlElement, { find, kindOf }: Placeholders) => {
  for (const name of ['descr', 'title', 'alt']) {
    const written = attributes[name] ?? '';
    const key = find(written);
    const kind = key === undefined ? undefined : kindOf(key);
    if (key === undefined || !isPictureKind(kind)) continue;
    if (pictureKinds[kind].needsNoBraces || written.includes('{{')) return { key, kind };
  }
  return undefined;
};

export type NamedPicture = { key: string; kind: PictureKind };
