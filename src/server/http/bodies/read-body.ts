import { DomainError } from '#server/kernel/domain-error.ts';

/** The bytes as they were sent, read no further than the limit, whatever the headers claim. */
export const readBody = async (request: Request, maxBytes: number): Promise<Buffer> => {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes)
    throw new DomainError('request.too-large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new DomainError('request.too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
