import type { Readable } from 'node:stream';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { DamagedFile } from '#server/modules/files/integrity/damaged-file.ts';
import { readFile } from '#server/modules/files/read-file.ts';
import type { StoredFile } from '#server/modules/files/stored-file.ts';
import { repairFile } from '#server/modules/generation/repair/repair-file.ts';
import type { ByteRange } from '#server/ports/storage.ts';

export type FileServices = Pick<Services, 'db' | 'storage' | 'queue' | 'log' | 'clock'>;

/**
 * The bytes for a customer. Damage that shows at once is a refusal that says whether the file is being made again; damage
 * that shows at the end breaks the answer off. Either way the repair begins.
 */
export const readForCustomer = async (
  services: FileServices,
  file: StoredFile,
  { range, signal }: { range?: ByteRange | undefined; signal: AbortSignal },
): Promise<Readable> => {
  try {
    const { body } = await readFile(services, file, range);
    const close = () => body.destroy();
    // The server does not cancel the body of an answer whose client left before it began: the descriptor is ours to close.
    if (signal.aborted) close();
    signal.addEventListener('abort', close, { once: true });
    body.once('close', () => signal.removeEventListener('abort', close));
    await untilReadable(body);
    body.once('error', (error) => void repairInPassing(services, error));
    return body;
  } catch (error) {
    throw error instanceof DamagedFile ? await refusalOf(services, error) : error;
  }
};

/** Of a small file, all of it has been compared by then. */
const untilReadable = (body: Readable) =>
  new Promise<void>((resolve, reject) => {
    body.once('readable', resolve).once('close', resolve).once('error', reject);
  });

const refusalOf = async (services: FileServices, damaged: DamagedFile) => {
  const isMadeAgain = await repairFile(services, damaged);
  return new DomainError(isMadeAgain ? 'file.being-made-again' : 'file.damaged', { cause: damaged });
};

const repairInPassing = async (services: FileServices, error: unknown) => {
  if (!(error instanceof DamagedFile)) return;
  await repairFile(services, error).catch((failure: unknown) =>
    services.log.error({ err: failure }, 'a damaged file could not be made again'),
  );
};
