import { buffer } from 'node:stream/consumers';
import { DomainError } from '#server/kernel/domain-error.ts';
import { logoUpload } from '#shared/limits/logo-upload.ts';
import type { ProblemKey } from '#shared/problems.ts';
import { type MultipartLimits, readMultipart } from './multipart.ts';

const LIMITS: MultipartLimits = {
  maxFiles: 1,
  maxFileBytes: logoUpload.maxBytes,
  onTooLarge: () => new DomainError('logo.too-large'),
};

/** A form with at most one file, a PNG in the field `File`; `otherField` refuses one in any other. */
export const readLogoForm = (request: Request, otherField: ProblemKey) =>
  readMultipart(request, LIMITS, async ({ field, fileName, content }) => {
    const file = await buffer(content);
    if (field !== 'File') throw new DomainError(otherField);
    if (!/\.png$/i.test(fileName)) throw new DomainError('logo.not-png');
    return file;
  });
