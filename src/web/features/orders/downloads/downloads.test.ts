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
  const labels = { idle: 'All as PDF', finished: 'Downloaded as PDF' };
  const shown = (...events: DownloadEvent[]) => buttonOf(after(...events), 'pdf', labels);
  expect(shown()).toMatchObject({ state: 'idle', label: 'All as PDF' });
  expect(shown(started)).toMatchObject({ label: 'Downloading 1 of 2' });
  expect(shown(started, triggered)).toMatchObject({ label: 'Downloading 2 of 2' });
  expect(shown(started, triggered, triggered)).toMatchObject({
    state: 'finished',
    label: 'Downloaded as PDF',
  });
});

test('while one download runs, no other can start', () => {
  const running = after(started);
  expect(buttonOf(running, 'docx', { idle: 'All as DOCX', finished: '' })).toMatchObject({
    state: 'idle',
    isBlocked: true,
  });
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
