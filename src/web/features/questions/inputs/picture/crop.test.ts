import { describe, expect, test } from 'vitest';
import { cropOf, FIRST_VIEW, moved } from './crop.ts';

const wide = { width: 400, height: 200 };
const square = { width: 3, height: 3 };

describe('the part of a picture that is printed', () => {
  test('has the shape of the box, from the middle of the picture, as large as it may be', () => {
    expect(cropOf(wide, square, FIRST_VIEW)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
    expect(cropOf({ width: 200, height: 400 }, square, FIRST_VIEW)).toEqual({
      x: 0,
      y: 0.25,
      width: 1,
      height: 0.5,
    });
    expect(cropOf(wide, { width: 2, height: 1 }, FIRST_VIEW)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });

  test('becomes smaller with the zoom, and never goes beyond an edge', () => {
    expect(cropOf(wide, square, { x: 0.5, y: 0.5, zoom: 2 })).toEqual({
      x: 0.375,
      y: 0.25,
      width: 0.25,
      height: 0.5,
    });
    expect(cropOf(wide, square, { x: 9, y: -9, zoom: 2 })).toEqual({
      x: 0.75,
      y: 0,
      width: 0.25,
      height: 0.5,
    });
  });

  test('is moved by parts of the box; what was tried beyond an edge does not have to be taken back', () => {
    const far = moved(cropOf(wide, square, FIRST_VIEW), FIRST_VIEW, { x: 5, y: 0 });
    expect(cropOf(wide, square, far).x).toBe(0.5);
    const back = moved(cropOf(wide, square, far), far, { x: -0.1, y: 0 });
    expect(cropOf(wide, square, back).x).toBeCloseTo(0.45);
  });
});
