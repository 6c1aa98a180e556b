import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { type ReadMail, readMime } from './read-mime.ts';

export type CaughtMail = ReadMail & { recipients: string[] };

/** A well-behaved SMTP server on loopback that keeps what it is handed; it can be told to stop answering. */
export const startSmtpCatcher = async () => {
  const caught: CaughtMail[] = [];
  let stalled = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => (stalled ? undefined : done()),
    onMailFrom: (_address, _session, done) => (stalled ? undefined : done()),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        caught.push({ ...readMime(Buffer.concat(chunks).toString()), recipients });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    caught,
    stall: () => {
      stalled = true;
      return () => {
        stalled = false;
      };
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};
