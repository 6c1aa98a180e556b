import { STORAGE_BASE } from '#shared/buckets.ts';
import { signedUrl } from '#shared/limits/signed-url.ts';
import { signPath, type Signer } from './sign-path.ts';
import type { Bucket } from './stored-file.ts';

/** For downloads the server itself offers on a page: whoever asks has checked who may have them. */
export const signDownloadUrl = (signer: Signer, file: { bucket: Bucket; path: string }) =>
  `${STORAGE_BASE}${signPath(signer, file, { disposition: 'attachment', seconds: signedUrl.downloadSeconds })}`;
