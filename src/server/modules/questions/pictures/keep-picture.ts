import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { storeFile } from '#server/modules/files/store-file.ts';
import { signInlineUrl } from '#server/modules/files/sign-inline-url.ts';
import { listQuestionsOf } from '#server/modules/questions/customer-questions.ts';
import type { Crop, KeptPicture } from '#shared/contract/question.ts';
import { cleanPicture } from './clean-picture.ts';
import { PICTURE_BUCKET } from './picture-bucket.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'random' | 'keys' | 'storage' | 'templateEngine'>;
type Sent = { key: string; file: Buffer; crop: Crop };

/** A picture that the customer may answer with; what becomes nobody's answer is swept away. */
export const keepPicture = async (
  services: Touched,
  customerId: string,
  { key, file, crop }: Sent,
): Promise<KeptPicture> => {
  const asked = (await listQuestionsOf(services.db, customerId)).find((question) => question.key === key);
  if (asked?.form.type !== 'picture') throw new DomainError('answer.unknown');
  const { body, format } = await cleanPicture(services, file, crop);
  const { path } = await storeFile(services, {
    bucket: PICTURE_BUCKET,
    body,
    contentType: `image/${format}`,
    downloadName: `${key}.${format}`,
    ownerId: customerId,
    isPublic: false,
  });
  return { path, url: signInlineUrl(services, { bucket: PICTURE_BUCKET, path }) };
};
