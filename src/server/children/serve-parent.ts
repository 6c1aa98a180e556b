import { Worker } from 'node:worker_threads';
import type { FromChild, ToChild } from './messages.ts';

/**
 * A child may be deep in a computation when its parent is killed, and then hears no 'disconnect'.
 * This thread looks for nothing else, and takes along all that the child has started.
 */
const WATCH_PARENT = `
  const { workerData: parent } = require('node:worker_threads');
  const group = process.platform === 'win32' ? process.pid : -process.pid;
  setInterval(() => process.ppid === parent || process.kill(group, 'SIGKILL'), 500);`;

export const endWithParent = () => {
  process.on('disconnect', () => process.exit(0));
  new Worker(WATCH_PARENT, { eval: true, workerData: process.ppid }).unref();
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
