import { expect, test } from 'vitest';
import { DEMO_FOLDER } from '#server/demo-folder.ts';
import { readDemoShop } from './read-demo-shop.ts';

test('every file that the demo shop names can be read', async () => {
  const { bundles } = await readDemoShop(DEMO_FOLDER);
  const files = bundles.flatMap(({ documents }) =>
    documents.flatMap(({ template, workbook }) => (workbook ? [template, workbook] : [template])),
  );
  expect(files.length).toBeGreaterThan(bundles.length);
  for (const { fileName, read } of files)
    expect([fileName, (await read()).subarray(0, 2).toString()]).toEqual([fileName, 'PK']);
});
