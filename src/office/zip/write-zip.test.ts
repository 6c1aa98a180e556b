import fc from 'fast-check';
import { deflateRawSync } from 'node:zlib';
import PizZip from 'pizzip';
import { describe, expect, test } from 'vitest';
import { RefusedFile } from '#office/refusal.ts';
import { rawZip } from '#tests/support/office/raw-zip.ts';
import { readZip } from './read-zip.ts';
import { unpack } from './unpack.ts';
import { pack, writeZip } from './write-zip.ts';

const contents = fc.uniqueArray(
  fc.tuple(fc.stringMatching(/^[a-z]{1,8}\.xml$/), fc.uint8Array({ maxLength: 500 })),
  {
    selector: ([name]) => name,
    maxLength: 8,
    minLength: 1,
  },
);

describe('a written archive', () => {
  test('is read the same by us and by another library', () => {
    fc.assert(
      fc.property(contents, (files) => {
        const zip = writeZip(files.map(([name, content]) => pack(name, Buffer.from(content))));
        const ours = readZip(zip).map((entry) => [entry.name, new Uint8Array(unpack(entry, 1000))]);
        const other = new PizZip(zip, { checkCRC32: true });
        const theirs = files.map(([name]) => [name, other.file(name)?.asUint8Array()]);
        expect(ours).toEqual(files);
        expect(theirs).toEqual(files);
      }),
    );
  });

  test('keeps the packed bytes of what it copies, also where another packed them', () => {
    const original = rawZip({
      entries: [
        {
          name: 'a.xml',
          content: 'aaaa'.repeat(100),
          packed: deflateRawSync('aaaa'.repeat(100), { level: 1 }),
        },
        { name: 'b.bin', content: 'stored', method: 0 },
      ],
      comment: 'made elsewhere',
    });
    const entries = readZip(original);
    const copy = readZip(writeZip(entries));
    expect(copy.map(({ packed, method }) => [packed, method])).toEqual(
      entries.map(({ packed, method }) => [packed, method]),
    );
  });

  test('has the same bytes whenever it is written', () => {
    const entries = [pack('a.xml', Buffer.from('<a/>'))];
    expect(writeZip(entries).equals(writeZip(entries))).toBe(true);
  });
});

describe('unpacking', () => {
  test('stops at the size that was claimed', () => {
    const zip = rawZip({
      entries: [
        { name: 'a.xml', content: '', packed: deflateRawSync(Buffer.alloc(50_000_000)), claimedSize: 10 },
      ],
    });
    const [entry] = readZip(zip);
    expect(() => entry && unpack(entry, 1000)).toThrow(RefusedFile);
  });

  test('refuses more than is asked for', () => {
    const [entry] = readZip(rawZip({ entries: [{ name: 'a.xml', content: 'x'.repeat(2000) }] }));
    expect(() => entry && unpack(entry, 1000)).toThrow(RefusedFile);
  });
});
