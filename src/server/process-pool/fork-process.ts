import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { LAUNCH_ENVIRONMENT, ourLauncher, type ProcessLimits } from './launcher.ts';
import { ProcessFailure } from './process-failure.ts';
import { killGroup } from './kill-group.ts';
import type { IpcResponse, IpcRequest } from './ipc-messages.ts';

export type ProcessScript = {
  path: string;
  args?: readonly string[];
  execArgv?: readonly string[];
  /** Given, the process is also confined by the kernel, as far as the machine allows. */
  limits?: ProcessLimits;
};

/** A process of ours that answers requests, one at a time. */
export type PooledProcess<Request, Answer> = {
  pid: number;
  isAlive: () => boolean;
  /** How many requests it was given; 0 means fresh. */
  served: () => number;
  /** Fails with a ProcessFailure. After a crash or past the limit the whole group is gone. */
  ask: (request: Request, limitMs: number) => Promise<Answer>;
  /** Kills the group; resolves when the process is gone. */
  end: () => Promise<void>;
  ended: Promise<void>;
};

const LAST_WORDS_LENGTH = 500;

/** Resolves when the child says that it is ready; past the limit, or when the signal fires, it is killed. */
export const forkProcess = async <Request, Answer>(
  { path, args = [], execArgv = [], limits }: ProcessScript,
  startLimitMs: number,
  signal?: AbortSignal,
): Promise<PooledProcess<Request, Answer>> => {
  const [launcher, ...launching] = limits ? (await ourLauncher()).commandFor(limits) : [];
  const forked = fork(path, [...args], {
    // Nothing of the shop's environment, which holds its secrets.
    env: launcher ? LAUNCH_ENVIRONMENT : {},
    // A folder it may read, whatever it is confined to: the office's loader leaves its folder and comes back.
    cwd: dirname(path),
    // Each launcher makes way for the next and the last for Node, all as one process: it can be killed and talked to.
    ...(launcher && { execPath: launcher }),
    execArgv: launcher ? [...launching, process.execPath, ...execArgv] : [...execArgv],
    serialization: 'advanced',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const killAll = () => {
    if (forked.pid) killGroup(forked.pid);
  };
  if (forked.pid) giveWay(forked.pid);
  const ended = new Promise<void>((resolve) => {
    forked.once('exit', () => {
      // What it has started outlives it otherwise.
      killAll();
      resolve();
    });
    forked.on('error', () => resolve());
  });
  const end = () => {
    killAll();
    return ended;
  };
  const talk = conversation<Answer>(forked);
  signal?.addEventListener('abort', killAll);
  if (signal?.aborted) killAll();
  await talk((message) => message.kind === 'ready', startLimitMs).finally(() =>
    signal?.removeEventListener('abort', killAll),
  );

  let served = 0;
  const ask = async (request: Request, limitMs: number) => {
    const id = (served += 1);
    const outcome = talk((message) => message.kind !== 'ready' && message.id === id, limitMs);
    forked.send({ id, request } satisfies IpcRequest<Request>, () => {});
    const message = await outcome;
    if (message.kind !== 'answer')
      throw new ProcessFailure('refused', message.kind === 'refusal' ? message.reason : message.kind);
    return message.answer;
  };
  return { pid: forked.pid ?? 0, isAlive: () => isRunning(forked), served: () => served, ask, end, ended };
};

/** Waits for the message that is meant, but not past a limit, nor past the end of the child. */
const conversation = <Answer>(forked: ChildProcess) => {
  let lastWords = '';
  forked.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-LAST_WORDS_LENGTH);
  });
  return async (isMeant: (message: IpcResponse<Answer>) => boolean, limitMs: number) => {
    if (!isRunning(forked)) throw new ProcessFailure('crashed', 'The process has ended.');
    const { promise, resolve, reject } = Promise.withResolvers<IpcResponse<Answer>>();
    const onMessage = (message: IpcResponse<Answer>) => {
      if (isMeant(message)) resolve(message);
    };
    let isOverdue = false;
    const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
      reject(
        isOverdue
          ? new ProcessFailure('overdue', `There was no answer within ${limitMs} ms.`)
          : new ProcessFailure('crashed', `The process ended (${signal ?? code}). ${lastWords}`),
      );
    const onError = (cause: Error) => reject(new ProcessFailure('unavailable', cause.message, { cause }));
    const timer = setTimeout(() => {
      isOverdue = true;
      if (forked.pid) killGroup(forked.pid);
    }, limitMs);
    forked.on('message', onMessage).on('exit', onExit).on('error', onError);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      forked.off('message', onMessage).off('exit', onExit).off('error', onError);
    }
  };
};

/** People who browse are answered first; child processes work with what is left of the cores. */
const giveWay = (pid: number) => {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It is gone already, or the system knows no priorities.
  }
};

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;
