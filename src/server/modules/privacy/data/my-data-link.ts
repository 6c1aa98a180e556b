import { later } from '#server/kernel/clock.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { readToken, writeToken } from '#server/modules/files/signed-token.ts';
import { signedUrl } from '#shared/limits/signed-url.ts';

export const MY_DATA_PATH = '/api/customer/my-data';

/** No bucket of the storage; only what a link is bound to. */
const addressOf = (customerId: string) => ({ bucket: 'my data', path: customerId });

type Signer = Pick<Services, 'keys' | 'clock'>;

export const signMyData = ({ keys, clock }: Signer, customerId: string) => {
  const issuedAt = clock.now();
  const expiresAt = later(issuedAt, signedUrl.downloadSeconds * 1000);
  const token = writeToken(keys.signedUrl, addressOf(customerId), {
    disposition: 'attachment',
    issuedAt,
    expiresAt,
  });
  return `${MY_DATA_PATH}/${customerId}.zip?token=${token}`;
};

export const requireMyDataLink = ({ keys, clock }: Signer, customerId: string, token: string) => {
  if (!readToken(keys.signedUrl, addressOf(customerId), token, clock.now()))
    throw new DomainError('file.link-invalid');
};
