import sharp from 'sharp';
import { exitWithParent, serveIpc } from '#server/process-pool/serve-ipc.ts';
import type { LogoRequest } from './logo-pool.ts';

/** A process of its own: decoders of pictures are native code, and a stranger has made the picture. */
exitWithParent();
// The shop's other work needs the cores as well.
sharp.concurrency(1);

serveIpc(async ({ png, maxPixels, side }: LogoRequest) =>
  sharp(png, { limitInputPixels: maxPixels, failOn: 'error', animated: false })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png()
    .toBuffer(),
);
