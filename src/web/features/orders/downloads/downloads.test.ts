import { expect, test } from 'vitest';
import {
  buttonOf,
  type DownloadEvent,
  downloadsReducer,
  failureIn,
  noDownloads,
  versionDownload,
} from './downloads.ts';

const after = (...events: DownloadEvent[]) => events.reduce(downloadsReducer, noDownloads);
const started: DownloadEvent = { type: 'started', id: 'pdf', total: 2 };
const triggered: DownloadEvent = { type: 'file triggered' };

test('a button counts the files and says when all are there', () => {
  expect(buttonOf(noDownloads, 'pdf', 'All as PDF')).toMatchObject({ state: 'idle', label: 'All as PDF' });
  expect(buttonOf(after(started), 'pdf', '')).toMatchObject({ label: 'Downloading 1 of 2' });
  expect(buttonOf(after(started, triggered), 'pdf', '')).toMatchObject({ label: 'Downloading 2 of 2' });
  expect(buttonOf(after(started, triggered, triggered), 'pdf', '')).toMatchObject({
    state: 'finished',
    label: 'Downloaded',
  });
});

test('while one download runs, no other can start', () => {
  const running = after(started);
  expect(buttonOf(running, 'docx', 'All as DOCX')).toMatchObject({ state: 'idle', isBlocked: true });
  expect(downloadsReducer(running, { type: 'started', id: 'docx', total: 1 })).toBe(running);
});

test('a failure is told and lets one try again, which forgets it', () => {
  const failed = after(started, triggered, { type: 'failed', message: 'No.' });
  expect(failed).toEqual({ running: undefined, finished: [], failure: { id: 'pdf', message: 'No.' } });
  expect(downloadsReducer(failed, started)).toMatchObject({ failure: undefined, running: { done: 0 } });
});

test('what is said of an earlier version is said there, and of anything else above', () => {
  const failed: DownloadEvent = { type: 'failed', message: 'No.' };
  const ofVersion = after({ type: 'started', id: versionDownload(2), total: 1 }, failed);
  expect([failureIn(ofVersion, 'versions'), failureIn(ofVersion, 'order')]).toEqual(['No.', undefined]);
  const ofOrder = after(started, failed);
  expect([failureIn(ofOrder, 'versions'), failureIn(ofOrder, 'order')]).toEqual([undefined, 'No.']);
  expect([failureIn(noDownloads, 'versions'), failureIn(noDownloads, 'order')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('a finished download can be made again', () => {
  const again = after(started, triggered, triggered, started);
  expect(again).toEqual({ running: { id: 'pdf', done: 0, total: 2 }, finished: [], failure: undefined });
});

test('a file of a download that was broken off changes nothing', () => {
  expect(downloadsReducer(noDownloads, triggered)).toBe(noDownloads);
});
