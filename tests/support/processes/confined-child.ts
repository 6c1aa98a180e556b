import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitWithParent, serveIpc } from '#server/process-pool/serve-ipc.ts';

/** Tries what a hostile file would have a child do, and tells how far it got. */
exitWithParent();

const deeds = {
  rights: async () => /CapEff:\s*(\w+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1],
  call: (port: number) =>
    new Promise((resolve) => {
      connect(port, '127.0.0.1')
        .once('connect', () => resolve('connected'))
        .once('error', () => resolve('no way'));
    }),
  take: async (bytes: number) => {
    const taken: Buffer[] = [];
    for (let size = 0; size < bytes; size += 2 ** 26) taken.push(Buffer.alloc(2 ** 26, 1));
    return taken.length;
  },
  write: async () => writeFileSync(join(tmpdir(), `bindery-confined-${process.pid}`), 'x'),
} satisfies Record<string, (amount: number) => Promise<unknown>>;

serveIpc(({ deed, amount }: { deed: keyof typeof deeds; amount: number }) => deeds[deed](amount));
