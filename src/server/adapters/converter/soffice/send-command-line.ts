import { connect } from 'node:net';
import { pathToFileURL } from 'node:url';

const ASKED = 'InternalIPC::SendArguments\0';
const DONE = 'InternalIPC::ProcessingDone\0';

/** One message: the working directory, marked as an address, and the arguments. */
const messageOf = (args: readonly string[], cwd: string) =>
  `InternalIPC::Arguments1${[pathToFileURL(cwd).href, ...args].map(escaped).join(',')}\0`;
const escaped = (text: string) => text.replaceAll(/[\\,]/g, String.raw`\$&`);

/**
 * Hands a running office a further command line, as a second call of its program would; resolves when the
 * office says that it is through with it. How it went, it does not say.
 */
export const sendCommandLine = (socket: string, args: readonly string[], cwd: string) => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const connection = connect(socket);
  let heard = '';
  connection.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
    if (heard === ASKED) connection.write(messageOf(args, cwd));
    if (heard === ASKED + DONE) resolve();
  });
  connection.once('error', reject);
  connection.once('close', () => reject(new Error('The office hung up.')));
  return promise.finally(() => connection.destroy());
};
