import { type Logger, pino } from 'pino';
import { describeFailure } from './failures/describe-failure.ts';
import { redactSecrets } from './redact.ts';

export type Log = Logger;

const SECRET_KEYS = [
  'authorization',
  'cookie',
  'password',
  'token',
  'access_token',
  'refresh_token',
  'code',
  'secret',
  'signature',
];

type LogOptions = { level: string; destination?: { write: (line: string) => void } };

/** One JSON line per event. Secrets are cut by key and, in case one slips into a text, by pattern. */
export const createLog = ({ level, destination }: LogOptions): Log => {
  const write = destination ?? process.stderr;
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeFailure },
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`]), censor: '[secret]' },
    },
    { write: (line: string) => void write.write(redactSecrets(line)) },
  );
};
