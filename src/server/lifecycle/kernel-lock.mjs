import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Plain JavaScript: the launcher uses it too, on a Node that does not know types yet.

/** @typedef {{ release: () => Promise<void> }} Lock */

const ANSWER_LIMIT_MS = 500;

/**
 * A socket nobody talks through: one process at a time can be bound to it, and the kernel frees it
 * however that process ends. Only where it has to be a file can a dead one be left behind.
 * @param {string} name
 */
const socketOf = (name) => {
  const id = `bindery-${createHash('sha256').update(name).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return { path: `\0${id}`, isFile: false };
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\${id}`, isFile: false };
  return { path: join(tmpdir(), id), isFile: true };
};

/**
 * The lock of this name, or undefined while another process holds it.
 * @param {string} name
 * @param {{ path: string; isFile: boolean }} [socket]
 * @returns {Promise<Lock | undefined>}
 */
export const tryLock = async (name, socket = socketOf(name)) => {
  const lock = await bind(socket.path);
  if (lock || !socket.isFile || (await findHolder(name, socket))) return lock;
  await rm(socket.path, { force: true });
  return bind(socket.path);
};

/**
 * The process that holds the lock of this name, if one does.
 * @param {string} name
 * @param {{ path: string }} [socket]
 * @returns {Promise<number | undefined>}
 */
export const findHolder = (name, socket = socketOf(name)) =>
  new Promise((resolve) => {
    const connection = connect(socket.path);
    let answer = '';
    connection.setEncoding('utf8').setTimeout(ANSWER_LIMIT_MS, () => connection.destroy());
    connection.on('data', (text) => (answer += text));
    connection.on('error', () => {});
    connection.on('close', () => resolve(Number.parseInt(answer, 10) || undefined));
  });

/**
 * @param {string} path
 * @returns {Promise<Lock | undefined>}
 */
const bind = (path) =>
  new Promise((resolve, reject) => {
    const server = createServer((connection) => {
      connection.on('error', () => {});
      connection.end(`${process.pid}\n`);
    });
    server.unref();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(path, () =>
      resolve({ release: () => new Promise((released) => server.close(() => released())) }),
    );
  });
