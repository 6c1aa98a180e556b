import { createSerializationAdapter } from '@tanstack/react-router';
import { createStart } from '@tanstack/react-start';

/** What went wrong on the server is in its log; a page carries only that something did. */
const maskedError = createSerializationAdapter({
  key: 'masked-error',
  test: (value): value is Error => value instanceof Error,
  toSerializable: () => true,
  fromSerializable: () => new Error('The page failed on the server.'),
});

export const startInstance = createStart(() => ({ serializationAdapters: [maskedError] }));
