import type { Services } from '#server/kernel/services.ts';
import { bringUpToDate } from '#server/modules/binder/approval/note-in-force.ts';
import { readBusinessClock } from '#server/modules/binder/business-clock.ts';
import { pinOf } from '#server/modules/readers/links/reader-pin.ts';
import { readingUrlOf } from '#server/modules/readers/links/reading-link.ts';
import { listSharedDevices } from '#server/modules/readers/links/shared-device-links.ts';
import { cellsOf, isOverdue, stateOf } from '#server/modules/readers/matrix/cells.ts';
import { listCells } from '#server/modules/readers/matrix/matrix-repo.ts';
import type { Reader, ReaderList } from '#shared/contract/reading/readers.ts';
import { listListed, listRemoved, type ReaderRow } from './reader-repo.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'config' | 'keys'>;

/** Who is listed, by name, with how they stand. */
export const getReaders = async (services: Touched, customerId: string): Promise<ReaderList> => {
  const { db } = services;
  await bringUpToDate(services, customerId);
  const { today } = await readBusinessClock(services, customerId);
  const [listed, removed, cells, sharedDevices] = await Promise.all([
    listListed(db, customerId),
    listRemoved(db, customerId),
    listCells(db, customerId, today),
    listSharedDevices(services, customerId),
  ]);
  const roles = new Map(listed.flatMap(({ role }) => (role ? [[role.toLowerCase(), role] as const] : [])));
  return {
    readers: listed.map((reader) => readerOf(services, reader, cells.get(reader.id))),
    removed: removed.map(({ id, number, name, role, removedAt }) => ({
      id,
      number,
      name,
      role,
      removedAt: (removedAt ?? services.clock.now()).toISOString(),
    })),
    roles: [...roles.values()].toSorted((one, other) => one.localeCompare(other)),
    sharedDevices,
  };
};

const readerOf = (services: Touched, reader: ReaderRow, written: string | undefined): Reader => {
  const inForce = cellsOf(written).filter((cell) => stateOf(cell) !== 'waiting');
  const { id, number, name, email, role, pinMadeAt } = reader;
  return {
    id,
    number,
    name,
    email,
    role,
    addedAt: reader.addedAt.toISOString(),
    isUnsubscribed: reader.unsubscribedAt !== null,
    link: readingUrlOf(services, reader) ?? null,
    pin: pinMadeAt && pinOf(services.keys.reading, id, pinMadeAt),
    assigned: inForce.length,
    read: inForce.filter((cell) => stateOf(cell) === 'read').length,
    overdue: inForce.filter(isOverdue).length,
  };
};
