import type { Industry } from './industries.ts';

/** Where the pictures of marks are. */
export const MARKS = '/marks/';

/** What a bundle of an industry is known by from afar: white on `colour` is read well, and `mark` is drawn in a square of 24. */
export type IndustryFace = {
  colour: string;
  mark: string;
  /** The same mark as a picture, for mails: a file of `src/web/public`. */
  picture: string;
};

const faces: Record<Industry, IndustryFace> = {
  healthcare: {
    colour: '#1c559e',
    mark: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
    picture: `${MARKS}healthcare.png`,
  },
  manufacturing: {
    colour: '#46525b',
    mark: 'M3 21V10l6 4v-4l6 4V4h6v17zM7 17.5h.01M12 17.5h.01M17 17.5h.01',
    picture: `${MARKS}manufacturing.png`,
  },
  'food and beverage': {
    colour: '#914a08',
    mark: 'M4 3v5a3 3 0 0 0 6 0V3M7 3v18M18 21V3c-3 2-4 5-4 8 0 2 1.5 3 4 3',
    picture: `${MARKS}food-and-beverage.png`,
  },
  'information and technology': {
    colour: '#55379a',
    mark: 'M3 4h18v13H3zM8 21h8M7 8l3 2.5L7 13m5.5 0h4',
    picture: `${MARKS}information-and-technology.png`,
  },
  transportation: {
    colour: '#86204f',
    mark: 'M4 18H2V6h12v12H8m6-8h4l4 4v4h-2m-4 0h-2M8 18a2 2 0 1 1-4 0 2 2 0 0 1 4 0zm12 0a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
    picture: `${MARKS}transportation.png`,
  },
};

const plainFace: IndustryFace = {
  colour: '#0b4f3f',
  mark: 'M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zm0 0v14',
  picture: `${MARKS}any.png`,
};

export const industryFaces: readonly IndustryFace[] = [...Object.values(faces), plainFace];

/** What a cover lies on: the shop's desk in a shade of it. */
export const backdropOf = (industry: Industry | null) =>
  `color-mix(in srgb, ${faceOf(industry).colour} 13%, var(--color-desk))`;

/** A bundle that names no industry has the shop's own face. */
export const faceOf = (industry: Industry | null): IndustryFace => (industry ? faces[industry] : plainFace);
