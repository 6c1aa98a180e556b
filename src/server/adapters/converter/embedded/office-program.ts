import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readCodeCache } from './code-cache.ts';
import { deserializeProgram } from './compiled-code.ts';

export const LOADER = '@matbee/libreoffice-converter/wasm/loader';

const SOURCE = join(dirname(createRequire(import.meta.url).resolve(LOADER)), 'soffice.wasm');

export const readSource = () => readFileSync(SOURCE);

/** The office's program: with its code cache if there is one, to be compiled as it runs otherwise. */
export const readProgram = async (codeFile: string | undefined) => {
  const source = readSource();
  const code = codeFile ? readCodeCache(codeFile) : undefined;
  const cached = code && deserializeProgram(source, code);
  return { program: cached ?? (await WebAssembly.compile(source)), hasCodeCache: cached !== undefined };
};
