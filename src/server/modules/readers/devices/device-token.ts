import { createHmac } from 'node:crypto';
import { timingSafeEqual } from '#server/kernel/timing-safe-equal.ts';
import { MINUTE } from '#shared/units.ts';

/** Long enough for a procedure; what was seen is kept for whoever needs longer. */
export const DEVICE_PASS_MS = 20 * MINUTE;

const KIND = 'device';

export type DeviceClaims = { deviceId: number; readerId: number; expiresAt: Date };

/** What a pass is bound to besides its claims: another secret of the device or another PIN, and it is good for nothing. */
export type DeviceBinding = { secretHash: string; pinMadeAt: Date };

/** Unlike those of links, it has dots. */
export const isDeviceToken = (token: string) => token.startsWith(`${KIND}.`);

export const writeDeviceToken = (
  key: Buffer,
  { deviceId, readerId, expiresAt }: DeviceClaims,
  binding: DeviceBinding,
) => {
  const claims = [KIND, deviceId, readerId, expiresAt.getTime()].join('.');
  return `${claims}.${macOf(key, claims, binding)}`;
};

/** What a token says of itself, which is not to be believed before `isSigned`. */
export const readDeviceClaims = (token: string): DeviceClaims | undefined => {
  const [, deviceId, readerId, expiresAt] =
    /^device\.(\d{1,9})\.(\d{1,9})\.(\d{1,15})\.[\w-]+$/.exec(token) ?? [];
  if (deviceId === undefined) return undefined;
  return {
    deviceId: Number(deviceId),
    readerId: Number(readerId),
    expiresAt: new Date(Number(expiresAt)),
  };
};

export const isSigned = (key: Buffer, token: string, binding: DeviceBinding) => {
  const end = token.lastIndexOf('.');
  return timingSafeEqual(token.slice(end + 1), macOf(key, token.slice(0, end), binding));
};

const macOf = (key: Buffer, claims: string, { secretHash, pinMadeAt }: DeviceBinding) =>
  createHmac('sha256', key)
    .update(JSON.stringify(['device-pass', claims, secretHash, pinMadeAt.toISOString()]))
    .digest('base64url');
