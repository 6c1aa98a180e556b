import { later } from '#server/kernel/clock.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { timingSafeEqual } from '#server/kernel/timing-safe-equal.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import { pinOf } from '#server/modules/readers/links/reader-pin.ts';
import { findReaderById } from '#server/modules/readers/reading/reader-repo.ts';
import type { DevicePass } from '#shared/contract/reading/reading.ts';
import { HOUR } from '#shared/units.ts';
import { DEVICE_PASS_MS, writeDeviceToken } from './device-token.ts';
import { findDevice } from './get-shared-device.ts';

/** A million PINs, five tries an hour: whoever tries them all needs twenty years. */
const wrongPins = {
  ofReader: [{ count: 5, windowMs: HOUR }],
  onDevice: [{ count: 20, windowMs: HOUR }],
} as const;

type Touched = Pick<Services, 'db' | 'keys' | 'clock'>;
type Entered = { secret: string; readerId: number; pin: string; client: string };

/** Opens a shared device for one of those who read on it, for a while. Only wrong PINs use up tries. */
export const enterPin = async (
  services: Touched,
  { readerId, pin, ...caller }: Entered,
): Promise<DevicePass> => {
  const { db, keys, clock } = services;
  const { device } = await findDevice(services, caller);
  const giveBack = await consumeRateLimits(services, [
    { key: `reader-pin:${device.customerId}:${readerId}`, limits: wrongPins.ofReader },
    { key: `device-pin:${device.id}`, limits: wrongPins.onDevice },
  ]).catch(sayHowLong);
  const found = await findReaderById(db, { id: readerId, customerId: device.customerId });
  const pinMadeAt = found?.reader.pinMadeAt;
  if (!pinMadeAt || !timingSafeEqual(pin, pinOf(keys.reading, readerId, pinMadeAt)))
    throw new DomainError('reading.wrong-pin');
  await giveBack();
  const expiresAt = later(clock.now(), DEVICE_PASS_MS);
  const claims = { deviceId: device.id, readerId, expiresAt };
  const token = writeDeviceToken(keys.reading, claims, { secretHash: device.secretHash, pinMadeAt });
  return { token, expiresAt: expiresAt.toISOString() };
};

const sayHowLong = (error: unknown): never => {
  if (!(error instanceof DomainError) || error.retryAfterSeconds === undefined) throw error;
  const { retryAfterSeconds } = error;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  throw new DomainError('request.too-many', {
    message: `There were too many wrong PINs. Try again in ${wait}, or ask whoever gave you the PIN.`,
    retryAfterSeconds,
  });
};
