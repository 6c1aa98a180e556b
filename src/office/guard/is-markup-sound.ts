import { packageLimits, type PackageLimits } from '#office/limits.ts';
import { type RefusalCode, RefusedFile } from '#office/refusal.ts';
import { isCalledXml } from './check-content-types.ts';
import { checkXml } from './check-xml.ts';
import { readDirectory } from './read-directory.ts';
import { unpackStream } from './unpack-stream.ts';

const OBJECTS: ReadonlySet<RefusalCode> = new Set(['ole-object']);

/**
 * Whether the markup of a Word document that holds embedded objects may be read, to take them out. Nothing but markup is opened,
 * and nothing but objects is pardoned: what comes of it has to pass the guard like any other file.
 */
export const isMarkupSound = async (file: Uint8Array, changed: Partial<PackageLimits> = {}) => {
  const limits = { ...packageLimits, ...changed };
  try {
    const { entries, types } = readDirectory(file, 'docx', { inflatedBytes: 0, xmlBytes: 0, limits });
    for (const entry of entries) {
      const isMarkup = !entry.name.endsWith('/') && isCalledXml(entry.name, types.typeOf(entry.name));
      if (isMarkup) await checkXml(unpackStream(entry), 'docx', limits, OBJECTS);
    }
    return true;
  } catch (error) {
    if (error instanceof RefusedFile) return false;
    throw error;
  }
};
