import { STORAGE_BASE } from '#shared/buckets.ts';
import { signedUrl } from '#shared/limits/signed-url.ts';
import { signPath, type Signer } from './sign-path.ts';
import type { Bucket } from './stored-file.ts';

/** For pictures the server itself puts on a page, such as the customer's logo: whoever asks has checked the owner. */
export const signInlineUrl = (
  signer: Signer,
  file: { bucket: Bucket; path: string },
  seconds: number = signedUrl.downloadSeconds,
) => `${STORAGE_BASE}${signPath(signer, file, { disposition: 'inline', seconds })}`;
