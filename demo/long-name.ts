/** 107 characters: longer than what fits into a line anywhere. */
export const LONG_NAME =
  'The Memorial Hospital and Regional Health Care Association of the Northern Valleys and Lakes of West Dakota';
