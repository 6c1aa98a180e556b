import pg from 'pg';

type Options = { connectLimitMs?: number };

/** One connection for a moment, apart from any pool. */
export const withClient = async <T>(
  url: string,
  use: (client: pg.Client) => Promise<T>,
  { connectLimitMs = 5000 }: Options = {},
) => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectLimitMs,
    keepAlive: true,
  });
  // Without a listener a connection that breaks would end the process; whoever waits for an answer learns of it anyway.
  client.on('error', () => {});
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end().catch(() => {});
  }
};
