import { problems } from '#shared/problems.ts';

/** What the sign-in form says. */
export const copy = {
  withoutScripts: 'Signing in needs JavaScript: please switch it on for this site.',
  email: 'E-mail',
  code: 'Code',
  codeHint: 'Six characters, from the mail we just sent you.',
  askForCode: 'Continue',
  verify: 'Verify',
  change: 'change',
  sending: 'Sending OTP',
  sent: 'OTP sent',
  notSent: problems['auth.code-not-sent'].message,
  checking: 'Validating',
  verified: 'Verified',
  invalid: problems['auth.invalid-code'].message,
  usedUp: 'This code was tried too often and no longer works. You need a new code.',
  resend: 'Resend code',
  resendIn: (seconds: number) => `Resend code in ${seconds} s`,
} as const;
