import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { findReaderById } from '#server/modules/readers/reading/reader-repo.ts';
import { findDeviceById } from './device-repo.ts';
import { isSigned, readDeviceClaims } from './device-token.ts';

/** Who a shared device was opened for; nobody once the device, the person or their PIN was taken back. */
export const findDevicePass = async (
  { db, keys, clock }: Pick<Services, 'db' | 'keys' | 'clock'>,
  token: string,
) => {
  const claims = readDeviceClaims(token);
  if (!claims) return undefined;
  const device = await findDeviceById(db, claims.deviceId);
  if (!device) return undefined;
  const found = await findReaderById(db, { id: claims.readerId, customerId: device.customerId });
  const pinMadeAt = found?.reader.pinMadeAt;
  if (!pinMadeAt || !isSigned(keys.reading, token, { secretHash: device.secretHash, pinMadeAt }))
    return undefined;
  if (claims.expiresAt <= clock.now()) throw new DomainError('reading.pin-again');
  return { ...found, how: 'shared-device' as const };
};
