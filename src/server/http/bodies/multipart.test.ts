import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { problemResponse } from '#server/http/problems/problem-response.ts';
import type { ShopEnv } from '#server/http/shop-env.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import { createLog } from '#server/kernel/log.ts';
import { problems } from '#shared/problems.ts';
import { readMultipart } from './multipart.ts';

const logged: string[] = [];
const log = createLog({ level: 'error', destination: { write: (line: string) => logged.push(line) } });

const diskWith = (code: string) =>
  new Writable({ write: (_, __, done) => done(Object.assign(new Error(code), { code, syscall: 'write' })) });

/** A route that keeps what it is sent on a disk which answers with this code. */
const sendTo = async (code: string) => {
  const app = new Hono<ShopEnv>();
  app.use((c, next) => {
    c.set('log', log);
    c.set('requestId', 'r1');
    return next();
  });
  app.onError((error, c) => problemResponse(c, error));
  app.post('/api/x', async (c) => {
    const limits = { maxFiles: 1, maxFileBytes: 100, onTooLarge: () => new DomainError('upload.too-large') };
    await readMultipart(c.req.raw, limits, ({ content }) => pipeline(content, diskWith(code)));
    return c.text('kept');
  });
  const body = new FormData();
  body.append('File', new File(['x'], 'x.docx'));
  return app.request('/api/x', { method: 'POST', body });
};

test.each(['ENOSPC', 'EDQUOT'])(
  'a disk without room (%s) is the shop’s trouble, told as such and logged',
  async (code) => {
    logged.length = 0;
    const answer = await sendTo(code);
    expect(answer.status).toBe(507);
    expect(await answer.json()).toMatchObject({ message: problems['server.no-room'].message });
    expect(logged.join()).toContain(code);
  },
);

test('any other trouble with a form is told as the form’s', async () => {
  const answer = await sendTo('ERR_STREAM_PREMATURE_CLOSE');
  expect(answer.status).toBe(400);
});
