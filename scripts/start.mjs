import { connect } from 'node:net';
import { portTakenSentence } from '../src/server/lifecycle/port-taken-sentence.mjs';
import { launch } from './launcher/launch.mjs';
import { LaunchRefusal } from './launcher/launch-refusal.mjs';

const host = process.env['HOST'] || '127.0.0.1';
const port = Number(process.env['PORT'] || 3000);

/** A running server must not lose its dependencies under its feet. */
const refuseTakenPort = async () => {
  if (port > 0 && port < 65_536 && (await isAnswering()))
    throw new LaunchRefusal(portTakenSentence(host, port));
};

/** @returns {Promise<boolean>} */
const isAnswering = () =>
  new Promise((resolve) => {
    const connection = connect({ host, port, timeout: 1000 });
    const answer = (/** @type {boolean} */ yes) => {
      connection.destroy();
      resolve(yes);
    };
    connection.once('connect', () => answer(true));
    connection.once('error', () => answer(false));
    connection.once('timeout', () => answer(false));
  });

process.exit(await launch(['scripts/start.ts'], { beforeInstall: refuseTakenPort }));
