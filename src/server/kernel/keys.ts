import { hkdfSync } from 'node:crypto';

/** One key per purpose, all derived from the shop's one secret: a leak of one tells nothing of the others. */
export type Keys = {
  accessToken: Buffer;
  refreshToken: Buffer;
  oneTimeCode: Buffer;
  proofOfWork: Buffer;
  signedUrl: Buffer;
  emailChange: Buffer;
  calendar: Buffer;
  reading: Buffer;
  revisionCode: Buffer;
  sandboxAccess: Buffer;
  sandboxWebhook: Buffer;
};

export const deriveKeys = (secret: string): Keys => {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `bindery:${purpose}`, 32));
  return {
    accessToken: derive('access-token'),
    refreshToken: derive('refresh-token'),
    oneTimeCode: derive('one-time-code'),
    proofOfWork: derive('proof-of-work'),
    signedUrl: derive('signed-url'),
    emailChange: derive('email-change'),
    calendar: derive('calendar'),
    reading: derive('reading'),
    revisionCode: derive('revision-code'),
    sandboxAccess: derive('sandbox-access'),
    sandboxWebhook: derive('sandbox-webhook'),
  };
};
