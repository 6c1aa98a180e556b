import type { Environment } from './environment.ts';

type Rule = { broken: (env: Environment, platform: NodeJS.Platform) => boolean; mistake: string };

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

/** Whether others than this machine's own users can get here. */
const isReachable = ({ HOST, PUBLIC_URL }: Environment) =>
  !LOOPBACK.test(HOST) || (PUBLIC_URL !== undefined && !LOOPBACK.test(new URL(PUBLIC_URL).hostname));

/** Thirty-two random letters or digits practically never have fewer. */
const MIN_DIFFERENT_CHARACTERS = 8;

const isGuessable = (secret: string) =>
  new Set(secret).size < MIN_DIFFERENT_CHARACTERS || /^(.{1,16}?)\1+$/s.test(secret) || isRow(secret);

/** `abcdef...`, `0123...`: nearly every character follows the one before. */
const isRow = (secret: string) => {
  const codes = Array.from(secret, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).filter((code, index) => Math.abs(code - (codes[index] ?? 0)) <= 1);
  return steps.length * 2 > codes.length;
};

const inProduction = (env: Environment) => env.NODE_ENV === 'production';

/** What cannot be seen on one variable alone: halves of pairs, and defaults that must not reach production. */
const rules: Rule[] = [
  {
    broken: (env) => Boolean(env.S3_ACCESS_KEY_ID) !== Boolean(env.S3_SECRET_ACCESS_KEY),
    mistake: 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.',
  },
  {
    broken: (env) => Boolean(env.S3_ENDPOINT ?? env.S3_ACCESS_KEY_ID) && !env.S3_BUCKET,
    mistake: 'S3_BUCKET must be set when other S3_ variables are.',
  },
  {
    broken: (env) => Boolean(env.STRIPE_SECRET_KEY) && env.STRIPE_WEBHOOK_SECRET.length === 0,
    mistake:
      'STRIPE_WEBHOOK_SECRET must be set together with STRIPE_SECRET_KEY, or payments cannot be confirmed.',
  },
  {
    broken: (env) =>
      (inProduction(env) || isReachable(env)) && !env.STRIPE_SECRET_KEY && !env.ALLOW_FAKE_PAYMENTS,
    mistake:
      'STRIPE_SECRET_KEY must be set in production, and wherever others can reach the shop (HOST or PUBLIC_URL); to run on the payment sandbox, which anyone can pay on and which outside production has a dashboard for anyone, set ALLOW_FAKE_PAYMENTS=1.',
  },
  {
    broken: (env) => (inProduction(env) || isReachable(env)) && !env.SMTP_URL && !env.ALLOW_MAIL_VIEWER,
    mistake:
      'SMTP_URL must be set in production, and wherever others can reach the shop (HOST or PUBLIC_URL); to keep mails in the mail viewer, which shows sign-in codes to anyone, set ALLOW_MAIL_VIEWER=1.',
  },
  {
    broken: (env) => inProduction(env) && !env.BINDERY_SECRET && !env.ALLOW_GENERATED_SECRETS,
    mistake:
      'BINDERY_SECRET must be set in production (32 characters or more); to use the one made in the data folder, set ALLOW_GENERATED_SECRETS=1.',
  },
  {
    broken: (env) => inProduction(env) && env.BINDERY_SECRET !== undefined && isGuessable(env.BINDERY_SECRET),
    mistake:
      'BINDERY_SECRET is easy to guess: it repeats itself or has too few different characters. Make one with: openssl rand -hex 32',
  },
  {
    broken: (env, platform) => Boolean(env.SOFFICE_PATH) && platform === 'win32',
    mistake:
      'SOFFICE_PATH cannot be used on Windows: leave it unset, or set GOTENBERG_URL to use a LibreOffice of your own.',
  },
  {
    broken: (env) => inProduction(env) && !env.PUBLIC_URL,
    mistake: 'PUBLIC_URL must be set in production: links in mails and to the payment page are made from it.',
  },
];

export const findConflicts = (env: Environment, platform: NodeJS.Platform) =>
  rules.filter(({ broken }) => broken(env, platform)).map(({ mistake }) => mistake);
