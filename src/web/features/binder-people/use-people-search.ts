import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReadingMatrixInput } from '#shared/contract/reading/readers.ts';
import { readerLimits } from '#shared/limits/readers.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { addressText } from '#web/lib/address-text.ts';

/** Whom the matrix shows, and what is about to be assigned; it stands in the address. */
export type PeopleSearch = {
  q: string;
  role: string;
  /** The order it was bought with. */
  bundle: number | undefined;
  /** Documents that were chosen in the register, to be assigned. */
  assign: number[];
};

type Written = { q?: unknown; role?: unknown; bundle?: unknown; assign?: unknown };

const isId = (value: number) => Number.isInteger(value) && value >= 1 && value < 2 ** 31;

/** Reads an address, whatever somebody has written into it. */
export const readPeopleSearch = ({ q, role, bundle, assign }: Written): PeopleSearch => ({
  q: addressText(q)?.trim().slice(0, textLength.search) ?? '',
  role: addressText(role)?.trim().slice(0, readerLimits.roleLength) ?? '',
  bundle: isId(Number(bundle)) ? Number(bundle) : undefined,
  assign: (addressText(assign) ?? '').split(',').map(Number).filter(isId),
});

export const writePeopleSearch = ({ q, role, bundle, assign }: PeopleSearch) => ({
  ...(q !== '' && { q }),
  ...(role !== '' && { role }),
  ...(bundle !== undefined && { bundle }),
  ...(assign.length > 0 && { assign: assign.join(',') }),
});

/** As the server is asked for it. */
export const askedFor = ({ q, role, bundle }: PeopleSearch): Partial<ReadingMatrixInput> => ({
  ...(q !== '' && { search: q }),
  ...(role !== '' && { role }),
  ...(bundle !== undefined && { orderId: bundle }),
});

export const usePeopleSearch = () => {
  const search = readPeopleSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (next: Partial<PeopleSearch>) =>
    void navigate({
      to: '/binder/people',
      search: writePeopleSearch({ ...search, ...next }),
      replace: true,
      resetScroll: false,
    });
  return { search, change };
};
