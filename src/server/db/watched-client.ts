import type { Socket } from 'node:net';
import pg from 'pg';

/** How long a connection may keep silent once it was asked, unless that is waived for now. */
export type Silence = { limitMs: number; isWaived?: boolean; onCut?: () => void };

/** What pg hands on to the clients of a pool, besides its own options. */
export type WatchedConfig = pg.ClientConfig & { silence: Silence };

/** A connection that was cut because nothing came back over it. */
export class SilentConnection extends Error {
  readonly code = 'ETIMEDOUT';
}

/**
 * A connection that is cut when it was asked and says nothing. Behind a proxy or a firewall that has forgotten it, such
 * a connection looks alive for many minutes: the other end is never told of our statement, so its own limits do not help.
 */
export class WatchedClient extends pg.Client {
  /** pg's own: false from sending a statement until it is answered. */
  declare readonly readyForQuery: boolean;
  readonly #silence: Silence;
  #isPatient = false;

  constructor(config: WatchedConfig) {
    super(config);
    this.#silence = config.silence;
    // One that is cut between two queries of a transaction tells of it by an event, which ends the process if nobody
    // listens. The next query fails of itself.
    this.on('error', () => {});
    this.on('connect', () => {
      // Node's own watch over a socket is set back by every byte, so that streaming may take as long as it wants.
      this.#socket.setTimeout(this.#silence.limitMs).on('timeout', () => this.#cutIfAsked());
    });
  }

  /** For statements that may rightly take long, such as a migration or waiting for a lock. */
  async patiently<T>(work: () => Promise<T>) {
    this.#isPatient = true;
    try {
      return await work();
    } finally {
      this.#isPatient = false;
    }
  }

  cut() {
    this.#socket.destroy(new SilentConnection('The database connection has fallen silent.'));
  }

  get #socket() {
    // pg puts the encrypted one in the place of the plain one before it says that it is connected.
    return this.connection.stream as Socket;
  }

  #cutIfAsked() {
    if (this.readyForQuery || this.#isPatient || this.#silence.isWaived) return;
    this.cut();
    this.#silence.onCut?.();
  }
}

/** For statements that may rightly take long. */
export const patiently = <T>(client: pg.ClientBase, work: () => Promise<T>) =>
  client instanceof WatchedClient ? client.patiently(work) : work();
