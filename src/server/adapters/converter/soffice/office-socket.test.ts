import { expect, test } from 'vitest';
import { socketEndingOf } from './office-socket.ts';

test('the socket of an office is looked for under the name that LibreOffice gives it', () => {
  // As LibreOffice 7.4 named it: a digit is missing where a byte is less than 16.
  expect(socketEndingOf('file:///tmp/nat/prof')).toBe('_SingleOfficeIPC_172d90fbcedfe4275cd544c378a3e22');
});
