import sharp from 'sharp';
import { exitWithParent, serveIpc } from '#server/process-pool/serve-ipc.ts';
import type { LogoRequest } from './logo-pool.ts';

/** A process of its own: decoders of pictures are native code, and a stranger has made the picture. */
exitWithParent();
// The shop's other work needs the cores as well.
sharp.concurrency(1);

/** Of outlines on plain colours: less shows around the letters. */
const QUALITY = 88;

serveIpc(async (request: LogoRequest) => {
  if ('svg' in request)
    return sharp(Buffer.from(request.svg)).flatten().jpeg({ quality: QUALITY }).toBuffer();
  const { png, maxPixels, side } = request;
  return sharp(png, { limitInputPixels: maxPixels, failOn: 'error', animated: false })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png()
    .toBuffer();
});
