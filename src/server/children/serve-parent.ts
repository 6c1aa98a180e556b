import { Worker } from 'node:worker_threads';
import type { FromChild, ToChild } from './messages.ts';

const GROUP = process.platform === 'win32' ? process.pid : -process.pid;

/**
 * A child may be deep in a computation when its parent is killed, and then hears no 'disconnect'.
 * This thread looks for nothing else, and takes along all that the child has started.
 */
const WATCH_PARENT = `
  const { parent, group } = require('node:worker_threads').workerData;
  setInterval(() => process.ppid === parent || process.kill(group, 'SIGKILL'), 500);`;

export const endWithParent = () => {
  process.on('disconnect', () => process.kill(GROUP, 'SIGKILL'));
  new Worker(WATCH_PARENT, { eval: true, workerData: { parent: process.ppid, group: GROUP } }).unref();
};

const send = (message: FromChild<unknown>) => process.send?.(message);

/** The child's side: answers one request after the other, in the order they come. */
export const serveParent = (handle: (request: never) => Promise<unknown>) => {
  const answer = async ({ id, request }: ToChild<never>) => {
    try {
      send({ kind: 'answer', id, answer: await handle(request) });
    } catch (error) {
      send({ kind: 'refusal', id, reason: error instanceof Error ? error.message : String(error) });
    }
  };
  let turn = Promise.resolve();
  process.on('message', (message: ToChild<never>) => {
    turn = turn.then(() => answer(message));
  });
  send({ kind: 'ready' });
};
