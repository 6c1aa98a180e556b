import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readKeptCode } from './kept-code.ts';
import { programWithCode } from './machine-code.ts';

export const LOADER = '@matbee/libreoffice-converter/wasm/loader';

const SOURCE = join(dirname(createRequire(import.meta.url).resolve(LOADER)), 'soffice.wasm');

export const readSource = () => readFileSync(SOURCE);

/** The office's program: with the machine code kept from practice if there is any, to be compiled as it runs otherwise. */
export const readProgram = async (codeFile: string | undefined) => {
  const source = readSource();
  const code = codeFile ? readKeptCode(codeFile) : undefined;
  const kept = code && programWithCode(source, code);
  return { program: kept ?? (await WebAssembly.compile(source)), hasKeptCode: kept !== undefined };
};
