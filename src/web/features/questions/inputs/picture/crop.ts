import type { Crop } from '#shared/contract/question.ts';

export type Size = { width: number; height: number };

/** What is looked at: a point of the picture, in fractions of it, and how near. */
export type View = { x: number; y: number; zoom: number };

export const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };
export const FIRST_VIEW: View = { x: 0.5, y: 0.5, zoom: 1 };
export const MOST_ZOOM = 5;

/** The part of the picture that fills the box, as much of it as there is at this zoom; never beyond its edges. */
export const cropOf = (picture: Size, box: Size, { x, y, zoom }: View): Crop => {
  const ratio = picture.width / picture.height / (box.width / box.height);
  const width = Math.min(1, 1 / ratio) / zoom;
  const height = Math.min(1, ratio) / zoom;
  return {
    x: within(x - width / 2, 1 - width),
    y: within(y - height / 2, 1 - height),
    width,
    height,
  };
};

/** The same view moved by a part of the box; what would lie beyond an edge is not kept in mind. */
export const moved = (crop: Crop, { zoom }: View, by: { x: number; y: number }): View => ({
  x: within(crop.x + by.x * crop.width, 1 - crop.width) + crop.width / 2,
  y: within(crop.y + by.y * crop.height, 1 - crop.height) + crop.height / 2,
  zoom,
});

const within = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0));
