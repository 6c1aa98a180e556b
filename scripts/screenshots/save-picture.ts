import { join } from 'node:path';
import sharp from 'sharp';

/** Few colours are enough for paper and ink, and keep the repository small. */
export const savePicture = async (folder: string, name: string, picture: Buffer) => {
  const { size } = await sharp(picture)
    .png({ palette: true, colours: 128, effort: 10, compressionLevel: 9 })
    .toFile(join(folder, `${name}.png`));
  console.log(`  ${name}.png  ${Math.round(size / 1000)} KB`);
};
