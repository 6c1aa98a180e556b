import type { Server } from 'node:http';
import type { Config } from '#server/config.ts';
import { createLog } from '#server/kernel/log.ts';
import { answerWhileStarting } from './answer-while-starting.ts';
import { claimDataFolder } from './claim-data-folder.ts';
import { makeDataFolder } from './make-data-folder.ts';
import { type Fetch, openFront } from './open-front.ts';
import { requireConverter } from './require-converter.ts';
import { watchForEnd } from './watch-for-end.ts';
import { welcomeText } from './welcome-text.ts';

export type RunningShop = {
  fetch: Fetch;
  /** Takes no new jobs and lets running ones finish, while the last requests are answered. */
  finishJobs?: (() => Promise<void>) | undefined;
  /** What the terminal is told besides, once the shop is open. */
  tell?: ((terminal: { say: (line: string) => void; signal: AbortSignal }) => Promise<void>) | undefined;
  close: () => Promise<void>;
};

/** Does the work of one named step of starting, and may show that it takes a while. */
export type Step = <T>(title: string, work: () => Promise<T>) => Promise<T>;

export type RunOptions = {
  config: Config;
  /** Gets the server too, for what is not a request, such as the connection that tells a browser of changes. */
  boot: (config: Config, server: Server) => Promise<RunningShop>;
  /** What has to be made before booting, such as the web pages; given up when the signal aborts. */
  prepare?: ((signal: AbortSignal, config: Config) => Promise<void>) | undefined;
  step?: Step | undefined;
};

/** Serves until the process is told to end, and resolves to the exit code. */
export const runServer = async ({ config: asked, boot, prepare, step = justDo }: RunOptions) => {
  const log = createLog({ level: asked.logLevel });
  const end = watchForEnd(log);
  await requireConverter(asked);
  await makeDataFolder(asked);
  const claim = await claimDataFolder(asked);
  const front = await openFront(asked, answerWhileStarting);
  const config = withRealPort(asked, front.port);
  let shop: RunningShop | undefined;
  try {
    await prepare?.(end.signal, config);
    if (end.signal.aborted) return await end.exitCode;
    shop = await step('Starting the database and the shop', () => boot(config, front.server));
    if (end.signal.aborted) return await end.exitCode;
    front.answerWith(shop.fetch);
    process.stdout.write(welcomeText(config));
    void shop.tell?.({ say: (line) => process.stdout.write(`  ${line}\n`), signal: end.signal });
    return await end.exitCode;
  } catch (error) {
    if (!end.signal.aborted) throw error;
    return await end.exitCode;
  } finally {
    const [{ cutAnswers }] = await Promise.all([front.drain(), shop?.finishJobs?.()]);
    if (cutAnswers > 0) log.warn({ cutAnswers }, 'stopped before every answer was finished');
    await shop?.close();
    await claim?.release();
  }
};

const justDo: Step = (_title, work) => work();

const withRealPort = (config: Config, port: number): Config => {
  if (config.port !== 0) return config;
  const publicUrl = new URL(config.publicUrl);
  if (publicUrl.port === '0') publicUrl.port = String(port);
  return { ...config, port, publicUrl };
};
