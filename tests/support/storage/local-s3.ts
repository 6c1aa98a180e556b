import S3rver from 's3rver';
import type { S3Config } from '#server/adapters/storage/s3-client.ts';
import { cleanUp } from '#tests/support/clean-up.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';

/** An S3 server of this test file's own, on a loopback port; stopped when the file is done. */
export const startLocalS3 = async (): Promise<S3Config> => {
  const directory = await createTemporaryFolder();
  const bucket = 'bindery-test';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  cleanUp(async () => {
    server.httpServer.closeAllConnections();
    await server.close();
  });
  return {
    bucket,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    forcePathStyle: true,
  };
};
