import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import type { Config } from '#server/config.ts';
import { type Finding, note, ok, toDo } from './finding.ts';

const ANSWER_LIMIT_MS = 10_000;
const EMBEDDED_PACKAGE = '@matbee/libreoffice-converter';

export const checkConverter = ({ converter }: Pick<Config, 'converter'>): Finding | Promise<Finding> => {
  if (converter.kind === 'gotenberg') return checkGotenberg(converter.url);
  if (converter.kind === 'soffice') return checkSoffice(converter.path);
  const found = isInstalled(EMBEDDED_PACKAGE)
    ? 'embedded LibreOffice is installed'
    : 'no LibreOffice is installed';
  return note(`${found}; the server of this version does not convert yet`);
};

const isInstalled = (name: string) => {
  try {
    createRequire(import.meta.url).resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
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
