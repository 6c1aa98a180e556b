import { describe, expect, test } from 'vitest';
import type { Session } from './auth-client.ts';
import { createSessionStore, SESSION_KEY } from './session-store.ts';
import { ShopError } from '#web/lib/server/shop-error.ts';

const START = 1_800_000_000;
const sessionOf = (name: string, expiresAt = START + 900): Session => ({
  access_token: `access-${name}`,
  refresh_token: `refresh-${name}`,
  expires_at: expiresAt,
  user: { id: '1', email: 'dana@example.com' },
});

/** One browser: storage and turns are shared by its tabs. */
const openBrowser = (answer: (presented: string) => Promise<Session>) => {
  const kept = new Map<string, string>();
  const presented: string[] = [];
  const ended: string[] = [];
  let clock = START * 1000;
  let turn: Promise<unknown> = Promise.resolve();
  const openTab = () =>
    createSessionStore({
      auth: {
        refresh: (token) => {
          presented.push(token);
          return answer(token);
        },
        signOut: (token) => {
          ended.push(token);
          return Promise.reject(new Error('offline'));
        },
      },
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
      inTurn: <T>(work: () => Promise<T>) => {
        const mine = turn.then(work, work);
        turn = mine.catch(() => {});
        return mine;
      },
      now: () => clock,
    });
  return { kept, presented, ended, openTab, pass: (seconds: number) => (clock += seconds * 1000) };
};

describe('the session in the browser', () => {
  test('gives no token when nobody is signed in, and survives nonsense in the storage', async () => {
    const { openTab, kept } = openBrowser(() => Promise.resolve(sessionOf('b')));
    expect(await openTab().accessToken()).toBeUndefined();
    kept.set(SESSION_KEY, '{nonsense');
    expect(await openTab().accessToken()).toBeUndefined();
  });

  test('uses its token until shortly before the end', async () => {
    const { openTab, presented, pass } = openBrowser(() => Promise.resolve(sessionOf('b', START + 1800)));
    const tab = openTab();
    tab.keep(sessionOf('a'));
    pass(800);
    expect(await tab.accessToken()).toBe('access-a');
    pass(60);
    expect(await tab.accessToken()).toBe('access-b');
    expect(presented).toEqual(['refresh-a']);
  });

  test('is refreshed once, however many calls of however many tabs ask at the same time', async () => {
    const { openTab, presented, pass } = openBrowser(() => Promise.resolve(sessionOf('b', START + 1800)));
    const tabs = [openTab(), openTab()];
    tabs[0]?.keep(sessionOf('a'));
    pass(880);
    const tokens = await Promise.all(
      tabs.flatMap((tab) => [tab.accessToken(), tab.accessToken(), tab.accessToken()]),
    );
    expect(new Set(tokens)).toEqual(new Set(['access-b']));
    expect(presented).toEqual(['refresh-a']);
  });

  test('ends when the server refuses to refresh it', async () => {
    const { openTab, pass, kept } = openBrowser(() => Promise.reject(new ShopError(401, 'ended')));
    const tab = openTab();
    tab.keep(sessionOf('a'));
    pass(1000);
    expect(await tab.accessToken()).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  test('is kept when the server only cannot be reached', async () => {
    const { openTab, pass, kept } = openBrowser(() => Promise.reject(new TypeError('offline')));
    const tab = openTab();
    tab.keep(sessionOf('a'));
    pass(1000);
    await expect(tab.accessToken()).rejects.toThrow('offline');
    expect(kept.size).toBe(1);
  });

  test('that was signed out while it was being refreshed stays signed out', async () => {
    const answer = Promise.withResolvers<Session>();
    const browser = openBrowser(() => answer.promise);
    const tab = browser.openTab();
    tab.keep(sessionOf('a'));
    browser.pass(1000);
    const token = tab.accessToken();
    await Promise.resolve();
    tab.keep(undefined);
    answer.resolve(sessionOf('b', START + 5000));
    expect(await token).toBeUndefined();
    expect(browser.kept.size).toBe(0);
    expect(browser.ended).toEqual(['access-b']);
  });

  test('is ended on the server too, with a fresh token where the old one is stale', async () => {
    const browser = openBrowser(() => Promise.resolve(sessionOf('b', START + 5000)));
    const tab = browser.openTab();
    tab.keep(sessionOf('a'));
    browser.pass(1000);
    await tab.signOut();
    expect(browser.ended).toEqual(['access-b']);
    expect(browser.kept.size).toBe(0);
  });

  test('shows nobody any more while somebody is leaving, but lets calls under way have their token', async () => {
    const { openTab } = openBrowser(() => Promise.resolve(sessionOf('b')));
    const tab = openTab();
    tab.keep(sessionOf('a'));
    expect(tab.isOpen()).toBe(true);
    let heard = 0;
    tab.subscribe(() => (heard += 1));
    tab.leave();
    expect([tab.isOpen(), heard]).toEqual([false, 1]);
    expect(await tab.accessToken()).toBe('access-a');
    await tab.signOut();
    expect(tab.isOpen()).toBe(false);
    tab.keep(sessionOf('c'));
    expect(tab.isOpen()).toBe(true);
  });

  test('is gone at once on sign-out, even offline, and listeners hear of it', async () => {
    const { openTab, kept } = openBrowser(() => Promise.resolve(sessionOf('b')));
    const tab = openTab();
    tab.keep(sessionOf('a'));
    let heard = 0;
    const unsubscribe = tab.subscribe(() => (heard += 1));
    await tab.signOut();
    expect(kept.size).toBe(0);
    expect(heard).toBe(1);
    unsubscribe();
  });
});
