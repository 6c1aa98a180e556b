import { ownerOfRelationships } from '#office/opc/relationships.ts';
import { type Refusal, RefusedFile, refusalMessage } from '#office/refusal.ts';
import type { ZipEntry } from '#office/zip/zip-entry.ts';
import { packageLimits, type PackageLimits } from '#office/limits.ts';
import { type OfficeKind, requireMainElement } from './check-content-types.ts';
import type { Budget } from './check-entries.ts';
import { checkPart } from './check-part.ts';
import { checkUses, type PartNature } from './check-uses.ts';
import { nameSheet } from './name-sheet.ts';
import { readDirectory } from './read-directory.ts';

/** The first reason to refuse a file, or undefined for an honest one. Never unpacks more than the limits allow. */
export const guardPackage = async (
  file: Uint8Array,
  kind: OfficeKind,
  changed: Partial<PackageLimits> = {},
): Promise<Refusal | undefined> => {
  const limits = { ...packageLimits, ...changed };
  try {
    await checkPackage(file, kind, { inflatedBytes: 0, xmlBytes: 0, limits });
    return undefined;
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    const { code, part, place } = error;
    return {
      code,
      message: refusalMessage(code, limits),
      ...(part !== undefined && { part }),
      ...(place !== undefined && { place }),
    };
  }
};

const checkPackage = async (file: Uint8Array, kind: OfficeKind, budget: Budget, isEmbedded = false) => {
  const { entries, types, mainPart, readPart } = readDirectory(file, kind, budget);
  const natures = new Map<string, PartNature>();
  for (const entry of relationshipsFirst(entries)) {
    const nature = await naming(entry.name, mainPart ?? '', readPart, () =>
      checkPart(entry, types.typeOf(entry.name), kind, budget),
    );
    natures.set(entry.name, nature);
    if (!nature.workbook) continue;
    if (isEmbedded) throw new RefusedFile('embedded-file', entry.name);
    await checkPackage(nature.workbook, 'xlsx', budget, true);
  }
  requireMainElement(kind, natures.get(mainPart ?? '')?.root);
  checkUses({ natures, typeOf: types.typeOf, readPart });
};

const isRelationships = ({ name }: ZipEntry) => ownerOfRelationships(name) !== undefined;

/** Most dangers are named by a relationship, and that names them best. */
const relationshipsFirst = (entries: readonly ZipEntry[]) => {
  const files = entries.filter(({ name }) => !name.endsWith('/'));
  return [...files.filter(isRelationships), ...files.filter((entry) => !isRelationships(entry))];
};

/** A refusal with the part it is about, and with its sheet where it is about a cell. */
const naming = async (
  partName: string,
  mainPart: string,
  readPart: (partName: string) => string | undefined,
  check: () => Promise<PartNature>,
) => {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof RefusedFile) || error.part !== undefined) throw error;
    const sheet = error.code === 'outside-formula' ? nameSheet(partName, mainPart, readPart) : undefined;
    const place = sheet === undefined ? error.place : `${error.place ?? ''} of the sheet “${sheet}”`;
    throw new RefusedFile(error.code, partName, error, place);
  }
};
