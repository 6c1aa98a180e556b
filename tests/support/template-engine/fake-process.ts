import { exitWithParent, serveIpc } from '#server/process-pool/serve-ipc.ts';

/** Does what the file says instead of checking it. */
exitWithParent();
let served = 0;

serveIpc(async ({ file }: { file: Uint8Array }) => {
  served += 1;
  const deed = Buffer.from(file).toString();
  if (deed === 'die' || (deed === 'die unless fresh' && served > 1)) process.exit(1);
  if (deed === 'devour memory') {
    const hoard: number[][] = [];
    for (;;) hoard.push(Array.from({ length: 1_000_000 }, (_, index) => index));
  }
  // oxlint-disable-next-line no-unmodified-loop-condition -- for ever is the point
  while (deed === 'spin');
  return { findings: [] };
});
