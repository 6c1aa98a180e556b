import { textLength } from '#shared/limits/text-length.ts';

/** No segment starts or ends with a dot, so none can climb, hide, or mean another file on some disk. */
const KEY = /^[\w-](?:[\w.-]*[\w-])?(?:\/[\w-](?:[\w.-]*[\w-])?)*$/;

/** The one spelling of a key: plain segments joined by slashes, the same in a URL, on a disk and in S3. */
export const isObjectKey = (value: string) => value.length <= textLength.filePath && KEY.test(value);
