import { Worker } from 'node:worker_threads';
import type { IpcResponse, IpcRequest } from './ipc-messages.ts';

const GROUP = process.platform === 'win32' ? process.pid : -process.pid;

/**
 * A child may be deep in a computation when its parent is killed, and then hears no 'disconnect'.
 * This thread looks for nothing else, and takes along all that the child has started.
 */
const WATCH_PARENT = `
  const { parent, group } = require('node:worker_threads').workerData;
  setInterval(() => process.ppid === parent || process.kill(group, 'SIGKILL'), 500);`;

export const exitWithParent = () => {
  process.on('disconnect', () => process.kill(GROUP, 'SIGKILL'));
  new Worker(WATCH_PARENT, { eval: true, workerData: { parent: process.ppid, group: GROUP } }).unref();
};

const send = (message: IpcResponse<unknown>) => process.send?.(message);

/** The child's side: answers one request after the other, in the order they come. */
export const serveIpc = (handle: (request: never) => Promise<unknown>) => {
  const answer = async ({ id, request }: IpcRequest<never>) => {
    try {
      send({ kind: 'answer', id, answer: await handle(request) });
    } catch (error) {
      send({ kind: 'refusal', id, reason: error instanceof Error ? error.message : String(error) });
    }
  };
  let turn = Promise.resolve();
  process.on('message', (message: IpcRequest<never>) => {
    turn = turn.then(() => answer(message));
  });
  send({ kind: 'ready' });
};
