import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { scriptOf } from './inline-scripts.ts';

const scriptFrom = async (code: string) => {
  const file = join(await createTemporaryFolder(), 'code.ts');
  await writeFile(file, code);
  return scriptOf(file);
};

test('a file becomes a small script without types, which leaves no name behind in the page', async () => {
  const code = await scriptFrom('const name: string = document.title;\nalert(`${name}!`);\n');
  expect(code).not.toContain('string');
  expect(code).toMatch(/^\{.*\}$|^alert\(/);
});

test('a file that imports something cannot stand in a page', async () => {
  await expect(scriptFrom("import { a } from './a.ts';\nalert(a);\n")).rejects.toThrow('it cannot import');
});
