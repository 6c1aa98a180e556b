/** Pictures that businesses answer with. None is ever changed: another one has another path. */
export const PICTURE_BUCKET = 'answer_pictures';
