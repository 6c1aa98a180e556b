import { z } from 'zod';
import { email } from '#shared/email.ts';
import { oneTimeCode } from '#shared/limits/one-time-code.ts';

const MAX_PROOF_LENGTH = 300;

/** Loose objects: the official client sends fields for features this shop does not have. */
export const sendCodeInput = z.looseObject({
  email,
  /** Where the official client puts the token of a captcha; ours is a proof of work. */
  gotrue_meta_security: z
    .looseObject({ captcha_token: z.string().max(MAX_PROOF_LENGTH).nullish() })
    .nullish(),
});

export const verifyCodeInput = z.looseObject({
  email,
  token: z.string().length(oneTimeCode.length),
  type: z.literal('email'),
});

export const refreshInput = z.looseObject({ refresh_token: z.string().min(1).max(512) });

/** The client's words for which sessions end: this one, all others, or every one. */
export const signOutScope = z.enum(['local', 'others', 'global']).default('global');

export type SignOutScope = z.infer<typeof signOutScope>;
