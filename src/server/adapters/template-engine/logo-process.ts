import sharp from 'sharp';
import { exitWithParent, serveIpc } from '#server/process-pool/serve-ipc.ts';
import { findColours } from './find-colours.ts';
import type { LogoAnswer, LogoRequest } from './logo-pool.ts';
import { cutPicture } from './cut-picture.ts';

/** A process of its own: decoders of pictures are native code, and a stranger has made the picture. */
exitWithParent();
// The shop's other work needs the cores as well.
sharp.concurrency(1);

/** Of outlines on plain colours: less shows around the letters. */
const QUALITY = 88;

const open = (picture: Uint8Array, maxPixels: number) =>
  sharp(picture, { limitInputPixels: maxPixels, failOn: 'error', animated: false });

const clean = ({ png, maxPixels, side }: Extract<LogoRequest, { task: 'clean' }>) =>
  open(png, maxPixels)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png()
    .toBuffer();

const draw = (svg: string) => sharp(Buffer.from(svg)).flatten().jpeg({ quality: QUALITY }).toBuffer();

serveIpc(async (request: LogoRequest): Promise<LogoAnswer> => {
  if (request.task === 'colours') return { colours: await findColours(sharp(request.png)) };
  if (request.task === 'picture')
    return { bytes: await cutPicture(() => open(request.picture, request.maxPixels), request) };
  return { bytes: await (request.task === 'clean' ? clean(request) : draw(request.svg)) };
});
