import { describe, expect, test } from 'vitest';
import { nothingTyped } from '#web/lib/typed-business.ts';
import { type PreviewEvent, type Previewing, previewingReducer, startPreviewing } from './previewing.ts';

const after = (...events: PreviewEvent[]): Previewing => events.reduce(previewingReducer, startPreviewing());
const named: PreviewEvent = { kind: 'typed', name: 'businessName', value: 'Acme' };
const asked: PreviewEvent[] = [named, { kind: 'paused', turn: 1 }, { kind: 'asked', turn: 1 }];
const pageOf = (src: string) => ({ src, width: 10, height: 13, marks: [] });
const arrived = (turn: number, src: string): PreviewEvent => ({
  kind: 'arrived',
  turn,
  documentId: 7,
  pages: [pageOf(src)],
});
const seen = ({ pages }: Previewing) => [...pages.values()].flat().map(({ src }) => src);

describe('own pages', () => {
  test('are asked for once somebody pauses, not while they type', () => {
    expect(after(named).phase).toBe('typing');
    expect(after(named, { kind: 'paused', turn: 1 }).phase).toBe('due');
    expect(after(...asked).phase).toBe('waiting');
    // A pause after an earlier keystroke says nothing of this one.
    const twice = after(named, { kind: 'typed', name: 'businessName', value: 'Acme T' });
    expect(previewingReducer(twice, { kind: 'paused', turn: 1 }).phase).toBe('typing');
  });

  test('of a profile are asked for without a keystroke', () => {
    const details = { ...nothingTyped, businessName: 'Lee Bakery' };
    expect(after({ kind: 'known', details })).toMatchObject({ phase: 'due', typed: details });
  });

  test('are of what was typed, whatever is known of a customer a moment later', () => {
    const details = { ...nothingTyped, businessName: 'Lee Bakery' };
    const typing = after(named);
    expect(previewingReducer(typing, { kind: 'known', details })).toBe(typing);
    const emptied = after(named, { kind: 'typed', name: 'businessName', value: '' });
    expect(previewingReducer(emptied, { kind: 'known', details })).toBe(emptied);
  });

  test('in other colours are asked for once somebody pauses, and nothing older takes their place', () => {
    const details = { ...nothingTyped, businessName: 'Lee Bakery' };
    const known = after({ kind: 'known', details }, { kind: 'asked', turn: 1 });
    const recoloured = previewingReducer(known, { kind: 'recoloured' });
    expect(recoloured.phase).toBe('typing');
    expect(previewingReducer(recoloured, arrived(1, 'old'))).toBe(recoloured);
    expect(previewingReducer(recoloured, { kind: 'paused', turn: 2 }).phase).toBe('due');
  });

  test('take their places one document after the other, and are all there in the end', () => {
    const one = after(...asked, arrived(1, 'a'));
    expect([one.phase, seen(one)]).toEqual(['waiting', ['a']]);
    expect(previewingReducer(one, { kind: 'done', turn: 1, hasFailed: false }).phase).toBe('shown');
  });

  test('stay until newer ones are there, and a stale answer never wins', () => {
    const newer = after(...asked, arrived(1, 'a'), { kind: 'typed', name: 'businessName', value: 'Acme T' });
    expect(seen(newer)).toEqual(['a']);
    const late = previewingReducer(newer, arrived(1, 'late'));
    expect(seen(late)).toEqual(['a']);
    expect(previewingReducer(late, { kind: 'stopped', turn: 1, phase: 'failed' }).phase).toBe('typing');
    expect(seen(previewingReducer(late, arrived(2, 'b')))).toEqual(['b']);
  });

  test('leave the samples alone when there is no room, and when they fail', () => {
    for (const phase of ['no-room', 'failed'] as const) {
      const stopped = after(...asked, { kind: 'stopped', turn: 1, phase });
      expect([stopped.phase, stopped.pages.size]).toEqual([phase, 0]);
      expect(previewingReducer(stopped, named).phase).toBe('typing');
    }
  });

  test('that are refused say why, until something is changed', () => {
    const refused = after(...asked, {
      kind: 'stopped',
      turn: 1,
      phase: 'refused',
      message: 'We cannot print that yet.',
    });
    expect(refused.message).toBe('We cannot print that yet.');
    expect(previewingReducer(refused, named).message).toBeUndefined();
  });

  test('that take long are told to, and can still come', () => {
    const slow = after(...asked, { kind: 'slow', turn: 1 });
    expect(slow.phase).toBe('slow');
    expect(seen(previewingReducer(slow, arrived(1, 'a')))).toEqual(['a']);
  });

  test('make way for the samples once there is no name any more', () => {
    const nameless = after(...asked, arrived(1, 'a'), { kind: 'typed', name: 'businessName', value: ' ' });
    expect([nameless.phase, nameless.pages.size]).toEqual(['idle', 0]);
    expect(previewingReducer(nameless, arrived(1, 'late')).pages.size).toBe(0);
  });
});
