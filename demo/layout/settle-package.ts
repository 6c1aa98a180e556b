import { readZip } from '#office/zip/read-zip.ts';
import { unpack } from '#office/zip/unpack.ts';
import { pack, writeZip } from '#office/zip/write-zip.ts';
import { packageLimits } from '#office/limits.ts';
import { useTheme } from './use-theme.ts';

/** The day the documents were written; a file that differs on every build could not be compared. */
const WRITTEN_AT = '2026-01-05T08:00:00Z';

/** The same document gives the same bytes on any day: fixed dates inside, no dates in the archive. */
export const settlePackage = (file: Uint8Array): Buffer =>
  writeZip(
    readZip(file)
      .filter(({ name }) => !name.endsWith('/'))
      .map((entry) => {
        const content = unpack(entry, packageLimits.maxPartBytes);
        if (entry.name === 'docProps/core.xml') return pack(entry.name, settleDates(content));
        if (!entry.name.endsWith('.xml')) return pack(entry.name, content);
        return pack(entry.name, Buffer.from(useTheme(entry.name, content.toString())));
      }),
  );

const settleDates = (core: Buffer) =>
  Buffer.from(core.toString().replaceAll(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${WRITTEN_AT}`));
