import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { totalmem } from 'node:os';
import { promisify } from 'node:util';
import type { Config } from '#server/config.ts';
import { type Finding, note, ok, toDo } from './finding.ts';

const ANSWER_LIMIT_MS = 10_000;
/** Of a warm engine. */
const NEEDED_BYTES = 1.5 * 1024 ** 3;
const EMBEDDED_PACKAGE = '@matbee/libreoffice-converter';

type Checked = Pick<Config, 'converter' | 'makesArchivePdfs'>;

export const checkConverter = async ({ converter, makesArchivePdfs }: Checked): Promise<Finding> => {
  const { state, text } = await checkKind(converter);
  return { state, text: makesArchivePdfs ? `${text}; PDFs are made for archives (PDF/A-3)` : text };
};

const checkKind = (converter: Config['converter']): Finding | Promise<Finding> => {
  if (converter.kind === 'gotenberg') return checkGotenberg(converter.url);
  if (converter.kind === 'soffice') return checkSoffice(converter.path);
  return checkEmbedded();
};

const checkEmbedded = () => {
  const version = versionOf(EMBEDDED_PACKAGE);
  if (version === undefined) return toDo('the embedded LibreOffice is not installed: run npm install');
  const found = `embedded LibreOffice (package ${version})`;
  if (totalmem() >= NEEDED_BYTES) return ok(found);
  return note(`${found}; it takes ${format(NEEDED_BYTES)}, and this machine has ${format(totalmem())}`);
};

const format = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB`;

const versionOf = (name: string) => {
  try {
    const { version } = createRequire(import.meta.url)(`${name}/package.json`) as { version: string };
    return version;
  } catch {
    return undefined;
  }
};

const checkSoffice = async (path: string) => {
  const version = await promisify(execFile)(path, ['--version'], { timeout: ANSWER_LIMIT_MS }).catch(
    () => undefined,
  );
  if (!version?.stdout.startsWith('LibreOffice'))
    return toDo(`${path} is not a LibreOffice that runs: correct SOFFICE_PATH, or leave it unset`);
  return ok(`${version.stdout.trim()} (${path})`);
};

const checkGotenberg = async (url: string) => {
  const health = new URL('health', url.endsWith('/') ? url : `${url}/`);
  const answer = await fetch(health, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }).catch(() => undefined);
  if (!answer?.ok)
    return toDo(
      `${health.host} ${answer ? `reports ${answer.status}` : 'does not answer'}: check GOTENBERG_URL`,
    );
  return ok(`Gotenberg answers at ${health.host}`);
};
