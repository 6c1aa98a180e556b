import { createContext, useContext } from 'react';
import type { Crop, KeptPicture } from '#shared/contract/question.ts';

/** A picture of which nobody has decided yet which part is printed. */
export type ChosenPicture = { file: File; url: string };

/** Where pictures that are answers are kept, for the inputs that need it. */
export type PictureDesk = {
  /** Undefined of a picture that is not known here. */
  urlOf: (path: string) => string | undefined;
  keep: (key: string, file: File, crop: Crop) => Promise<KeptPicture>;
  /** By question: what was chosen lies here while one looks at other questions. */
  chosen: Readonly<Record<string, ChosenPicture | undefined>>;
  lay: (key: string, chosen: ChosenPicture | undefined) => void;
};

const context = createContext<PictureDesk | undefined>(undefined);

export const PictureDeskProvider = context.Provider;

/** Undefined where answers are only tried. */
export const usePictureDesk = () => useContext(context);
