import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { LOGO_BUCKET } from '#server/modules/accounts/replace-logo.ts';
import { hashOfSecret } from '#server/modules/binder/secret-link.ts';
import { signInlineUrl } from '#server/modules/files/sign-inline-url.ts';
import { noteMiss, refuseGuessers } from '#server/modules/readers/reading/reading-access.ts';
import type { SharedDeviceReaders } from '#shared/contract/reading/reading.ts';
import { findDeviceBySecret, listReadersWithPin } from './device-repo.ts';

type Touched = Pick<Services, 'db' | 'keys' | 'clock'>;
type Caller = { secret: string; client: string };

export const findDevice = async (services: Touched, { secret, client }: Caller) => {
  await refuseGuessers(services, client);
  const found = await findDeviceBySecret(services.db, hashOfSecret(secret));
  if (found) return found;
  await noteMiss(services, client);
  throw new DomainError('reading.unknown-device');
};

/** The names to choose from: of those who were given a PIN, and nothing else of them. */
export const getSharedDevice = async (services: Touched, caller: Caller): Promise<SharedDeviceReaders> => {
  const { device, businessName, logoPath } = await findDevice(services, caller);
  const people = await listReadersWithPin(services.db, device.customerId);
  const byName = Map.groupBy(people, ({ name }) => name);
  return {
    businessName: businessName ?? '',
    logo: logoPath && signInlineUrl(services, { bucket: LOGO_BUCKET, path: logoPath }),
    label: device.label,
    readers: people.map(({ id, name, role }) => ({
      id,
      name,
      role: (byName.get(name)?.length ?? 0) > 1 && role !== '' ? role : null,
    })),
  };
};
