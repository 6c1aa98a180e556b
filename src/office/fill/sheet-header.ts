import { findTags, type Tag } from '#office/text/find-tags.ts';

/** Excel declares a file damaged whose header or footer is longer. */
const MAX_LENGTH = 255;

/**
 * A value inside the code of a sheet's header: `&` begins a code there, and digits right after a font
 * size (`&12`) would be read as part of it.
 */
export const encodeForSheetHeader = (code: string, tag: Tag, value: string) => {
  const tags = findTags(code);
  const around = code.length - tags.reduce((length, { start, end }) => length + end - start, 0);
  const room = Math.max(0, Math.floor((MAX_LENGTH - around) / tags.length));
  const isAfterSize = /&\d+$/.test(code.slice(0, tag.start)) && /^\d/.test(value);
  return fit(isAfterSize ? ` ${value}` : value, room);
};

const fit = (value: string, room: number): string => {
  const doubled = value.replaceAll('&', '&&');
  return doubled.length <= room ? doubled : fit(value.slice(0, -1), room);
};
