import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';

export type S3Config = {
  bucket: string;
  region: string;
  /** Undefined: Amazon's own. */
  endpoint: string | undefined;
  /** Undefined: found where the SDK looks for them (environment, profile, role of the machine). */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  forcePathStyle: boolean;
};

export const connectToS3 = (config: S3Config, silenceMs: number) =>
  new S3Client({
    region: config.region,
    forcePathStyle: config.forcePathStyle,
    ...(config.endpoint && { endpoint: config.endpoint }),
    ...(config.credentials && { credentials: config.credentials }),
    requestHandler: { connectionTimeout: silenceMs, socketTimeout: silenceMs },
    // Every write carries its SHA-256 anyway; the SDK's own extra checksums are unknown to many servers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

export const errorCodeOf = (error: unknown) => (error instanceof S3ServiceException ? error.name : undefined);
