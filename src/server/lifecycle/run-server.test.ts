import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { shutdown } from '#server/kernel/shutdown.ts';
import { findFreePort } from '#tests/support/processes/find-free-port.ts';
import { makeDataDir } from '#tests/support/processes/make-data-dir.ts';
import { onThisMachine } from '#tests/support/processes/on-this-machine.ts';
import { type Program, startProgram, WHOLE_PROGRAMS_MS } from '#tests/support/processes/start-program.ts';

const TOY = 'tests/support/shop/toy-shop.ts';

const startToy = async (...args: string[]) => {
  const env = { DATA_DIR: await makeDataDir(), PORT: '0' };
  return startProgram('node', [TOY, ...args], env);
};

const urlOf = async (toy: Program) => (await toy.prints(/Store +(\S+)\//))[1] ?? '';

const startReadyToy = async () => {
  const toy = await startToy();
  return { toy, url: await urlOf(toy) };
};

type Unanswered = { sentAt: number; outcome: string };

/** One request after the other over a kept-alive connection; tells of the first that is not answered. */
const hammer = async (url: string, onAnswer: () => void): Promise<Unanswered> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    let sentAt = Infinity;
    const outcome = await new Promise<string>((resolve) => {
      get(url, { agent }, (answer) => {
        answer
          .resume()
          .on('end', () => resolve('answered'))
          .on('error', () => resolve('cut short'));
      })
        .on('finish', () => (sentAt = performance.now()))
        .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
    if (outcome !== 'answered') return { sentAt, outcome };
    onAnswer();
  }
};

describe.concurrent('the server', { timeout: WHOLE_PROGRAMS_MS }, () => {
  test('says that it is starting until it is ready', async () => {
    const port = String(await findFreePort());
    const toy = startProgram('node', [TOY, 'boot-when-told'], { DATA_DIR: await makeDataDir(), PORT: port });
    await toy.prints(/booting/);
    const url = `http://127.0.0.1:${port}`;
    const page = await fetch(url, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('2');
    expect(await page.text()).toContain('Bindery is starting');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    toy.process.kill('SIGUSR2');
    await toy.prints(/Bindery is ready/);
    expect(await (await fetch(`${url}/quick`)).text()).toBe('quick');
  });

  test('stops cleanly when told to while it is still starting', async () => {
    const toy = await startToy('boot-when-stopped');
    await toy.prints(/booting/);
    toy.process.kill('SIGTERM');
    expect(await toy.ends).toMatchObject({ code: 0, output: 'booting\nclosed\n' });
  });

  test('ends with the reason when it cannot boot', async () => {
    const { code, output } = await (await startToy('fail')).ends;
    expect(code).toBe(1);
    expect(output).toContain('the boot failed');
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('lets a slow request finish after %s', async (signal) => {
    const { toy, url } = await startReadyToy();
    const slow = fetch(`${url}/outlives-stop`);
    await fetch(`${url}/quick`);
    const askedAt = performance.now();
    toy.process.kill(signal);
    expect(await (await slow).text()).toBe('finished');
    expect((await toy.ends).code).toBe(0);
    expect(performance.now() - askedAt).toBeLessThan(onThisMachine(5000));
    expect(toy.output()).toContain('closed\n');
  });

  test('cuts no answer short when it is stopped under load', async () => {
    const { toy, url } = await startReadyToy();
    let answered = 0;
    let stoppedAt = 0;
    const clients = Array.from({ length: 50 }, () =>
      hammer(`${url}/quick`, () => {
        answered += 1;
        if (answered !== 1000) return;
        toy.process.kill('SIGTERM');
        stoppedAt = performance.now();
      }),
    );
    // A client that this machine starves may send its next request only after its connection was closed as idle.
    const isTooLate = ({ sentAt, outcome }: Unanswered) =>
      outcome === 'ECONNRESET' && sentAt - stoppedAt > shutdown.idleConnectionMs / 2;
    const inTime = (await Promise.all(clients)).filter((unanswered) => !isTooLate(unanswered));
    expect(inTime.filter(({ outcome }) => outcome !== 'ECONNREFUSED')).toEqual([]);
    expect((await toy.ends).code).toBe(0);
  });

  test('answers what arrived while it was too busy to look', async () => {
    const { toy, url } = await startReadyToy();
    const kept = connect(Number(new URL(url).port), '127.0.0.1');
    const ask = () => kept.write('GET /quick HTTP/1.1\r\nHost: shop\r\n\r\n');
    ask();
    await once(kept, 'data');
    const busy = fetch(`${url}/busy-after-stop`);
    await toy.prints(/waiting/);
    toy.process.kill('SIGTERM');
    await toy.prints(/busy/);
    ask();
    toy.process.stdin?.write('\n');
    const [answer] = await Promise.race([once(kept, 'data'), once(kept, 'close')]);
    expect(String(answer)).toContain('HTTP/1.1 200 OK');
    expect((await busy).status).toBe(200);
    expect((await toy.ends).code).toBe(0);
  });

  test('is not held up by connections that ask nothing', async () => {
    const { toy, url } = await startReadyToy();
    const silent = connect(Number(new URL(url).port), '127.0.0.1');
    await once(silent, 'connect');
    await fetch(`${url}/quick`);
    const askedAt = performance.now();
    toy.process.kill('SIGTERM');
    expect((await toy.ends).code).toBe(0);
    expect(performance.now() - askedAt).toBeLessThan(onThisMachine(3000));
    silent.destroy();
  });

  test('ends at once at a second Ctrl-C, but not at the echo of the first', async () => {
    const { toy, url } = await startReadyToy();
    const never = fetch(`${url}/never`).catch(() => 'cut');
    await fetch(`${url}/quick`);
    const askedAt = performance.now();
    const pressing = setInterval(() => toy.process.kill('SIGINT'), 20);
    expect((await toy.ends).code).toBe(130);
    clearInterval(pressing);
    expect(performance.now() - askedAt).toBeGreaterThan(400);
    expect(performance.now() - askedAt).toBeLessThan(onThisMachine(3000));
    expect(await never).toBe('cut');
  });

  test('lives on, and logs the cause, when a request leaves a failure nobody waited for', async () => {
    const { toy, url } = await startReadyToy();
    expect((await fetch(`${url}/reject`)).status).toBe(200);
    await toy.prints(/nobody waited.*the root of it/);
    expect((await fetch(`${url}/quick`)).status).toBe(200);
    toy.process.kill('SIGTERM');
    expect((await toy.ends).code).toBe(0);
  });

  test('finishes what is under way, logs the cause and ends as failed when an error goes uncaught', async () => {
    const { toy, url } = await startReadyToy();
    expect(await (await fetch(`${url}/throw`)).text()).toBe('answered all the same');
    const { code, output } = await toy.ends;
    expect(code).toBe(1);
    expect(output).toMatch(/nobody caught.*the root of it/);
    expect(output).toContain('closed\n');
  });
});
