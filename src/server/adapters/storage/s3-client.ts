import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { Config } from '#server/config.ts';

export type S3Config = Omit<Extract<Config['storage'], { kind: 's3' }>, 'kind'>;

export const connectToS3 = (config: S3Config, silenceMs: number) =>
  new S3Client({
    region: config.region,
    forcePathStyle: config.forcePathStyle,
    // Without one it is Amazon's own; without credentials the SDK looks for them (environment, profile, role of the machine).
    ...(config.endpoint && { endpoint: config.endpoint }),
    ...(config.credentials && { credentials: config.credentials }),
    requestHandler: { connectionTimeout: silenceMs, socketTimeout: silenceMs },
    // Every write carries its SHA-256 anyway; the SDK's own extra checksums are unknown to many servers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

export const errorCodeOf = (error: unknown) => (error instanceof S3ServiceException ? error.name : undefined);
