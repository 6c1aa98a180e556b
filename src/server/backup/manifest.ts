import { z } from 'zod';

export const MANIFEST_NAME = 'manifest.json';

/** The first entry of every backup: what is inside and which schema it fits. */
export const manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  files: z.number(),
});

export type Manifest = z.infer<typeof manifest>;

export const tableEntry = (name: string) => `tables/${name}.copy`;
export const fileEntry = (key: string) => `files/${key}`;
export const keyOfFileEntry = (name: string) =>
  name.startsWith('files/') ? name.slice('files/'.length) : undefined;
