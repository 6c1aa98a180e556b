import type { z } from 'zod';
import { forAdmin, forCustomer, forPollingAdmin, forPollingCustomer } from '#server/api/trpc.ts';
import { areas } from '#server/http/procedures.ts';

export type Call = {
  area: string;
  name: string;
  kind: string;
  role: 'anyone' | 'customers' | 'administrators';
  input: z.ZodType | undefined;
  /** The source of what answers it. */
  source: string;
};

type Definition = { type: string; inputs: z.ZodType[]; middlewares: unknown[]; resolver: unknown };

/** Every procedure of the three areas, each once, in the order of the routers. */
export const listCalls = (): Call[] =>
  Object.entries(areas).flatMap(([area, router]) =>
    Object.entries(router._def.procedures as unknown as Record<string, { _def: Definition }>)
      .filter(([path]) => !path.startsWith(`${area}.`))
      .map(([name, { _def }]) => ({
        area,
        name,
        kind: _def.type,
        role: roleOf(_def),
        input: _def.inputs[0],
        source: String(_def.resolver),
      })),
  );

/** The role comes from the base procedure, which is there as the steps it puts before every call. */
const roleOf = ({ middlewares }: Definition): Call['role'] => {
  const isOver = (...bases: (typeof forCustomer | typeof forAdmin)[]) =>
    bases.some((base) => middlewares.includes(base._def.middlewares.at(-1)));
  if (isOver(forAdmin, forPollingAdmin)) return 'administrators';
  return isOver(forCustomer, forPollingCustomer) ? 'customers' : 'anyone';
};
