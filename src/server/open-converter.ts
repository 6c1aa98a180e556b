import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { conversion } from '#server/adapters/converter/conversion-limits.ts';
import { createEmbeddedConverter } from './adapters/converter/embedded-converter.ts';
import { createGotenbergConverter } from './adapters/converter/gotenberg.ts';
import { pagesOver } from './adapters/converter/converter-over.ts';
import { createPdfReader, type PdfReader } from './adapters/converter/pictures/pdf-reader.ts';
import { lazily } from './kernel/concurrency/lazily.ts';
import { createLazyConverter } from './adapters/converter/lazy-converter.ts';
import { listOwnFonts } from './adapters/converter/fonts/own-fonts.ts';
import { createSofficeConverter } from './adapters/converter/soffice-converter.ts';
import { createTemplateEngine } from './adapters/template-engine/template-engine.ts';
import type { Config } from './config.ts';
import type { Log } from './kernel/log.ts';
import type { Converter } from './ports/converter.ts';

const fontsDirectoryOf = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'fonts');

type ConverterConfig = Pick<Config, 'converter' | 'dataDir' | 'makesArchivePdfs'>;

/** The configured way from Word to PDF. Nothing is started before it is needed or asked to. */
export const openConverter = (config: ConverterConfig, log: Log) => {
  const reader = lazily(() => createPdfReader());
  return createLazyConverter(
    () => converterOf(config, log, reader.get()),
    () => pagesOver(reader.get()),
  );
};

const converterOf = (config: ConverterConfig, log: Log, reader: PdfReader): Converter => {
  const { converter, dataDir, makesArchivePdfs: isArchive } = config;
  const fontsDirectory = fontsDirectoryOf(config);
  if (converter.kind === 'gotenberg') return createGotenbergConverter({ ...converter, isArchive }, reader);
  if (converter.kind === 'embedded')
    return createEmbeddedConverter({ log, fontsDirectory, isArchive, size: offices() }, reader);
  const workDirectory = join(dataDir, 'converter');
  return createSofficeConverter(
    { log, fontsDirectory, isArchive, workDirectory, path: converter.path },
    reader,
  );
};

/** Each fills a core and keeps about 1 GB. */
const offices = () =>
  Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / conversion.machineBytesPerOffice)));

export const openTemplateEngine = (config: Pick<Config, 'dataDir'>) =>
  createTemplateEngine({ listOwnFonts: () => listOwnFonts(fontsDirectoryOf(config)) });
