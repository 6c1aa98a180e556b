import type { Services } from '#server/kernel/services.ts';
import { signInlineUrl } from '#server/modules/files/sign-inline-url.ts';
import type { Answers, PictureUrls } from '#shared/contract/question.ts';
import { isPictureAnswer } from '#shared/questions/answer.ts';
import { PICTURE_BUCKET } from './picture-bucket.ts';

/** Links to the pictures among the answers, for who gave them. */
export const signPictures = (signer: Pick<Services, 'keys' | 'clock'>, answers: Answers): PictureUrls =>
  Object.fromEntries(
    Object.values(answers)
      .filter(isPictureAnswer)
      .map(({ path }) => [path, signInlineUrl(signer, { bucket: PICTURE_BUCKET, path })]),
  );
