import type { Services } from '#server/kernel/services.ts';
import { readBytes } from '#server/modules/files/read-bytes.ts';
import type { Answers } from '#shared/contract/question.ts';
import { isPictureAnswer, SAMPLE_PICTURE } from '#shared/questions/answer.ts';
import { PICTURE_BUCKET } from './picture-bucket.ts';
import { readSamplePicture } from './sample-picture.ts';

/** The pictures among the answers, by their questions. */
export const readPictures = async (
  services: Pick<Services, 'db' | 'storage'>,
  answers: Answers,
): Promise<Record<string, Uint8Array>> => {
  const given = Object.entries(answers).flatMap(([key, answer]) =>
    isPictureAnswer(answer) ? [{ key, path: answer.path }] : [],
  );
  const read = given.map(async ({ key, path }): Promise<[string, Uint8Array]> => [
    key,
    path === SAMPLE_PICTURE
      ? await readSamplePicture()
      : await readBytes(services, { bucket: PICTURE_BUCKET, path }),
  ]);
  return Object.fromEntries(await Promise.all(read));
};
