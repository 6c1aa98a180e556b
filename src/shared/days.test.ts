import { describe, expect, test } from 'vitest';
import { addDays, addMonths, dayIn, isTimeZone, startOfDay } from './days.ts';

describe('a day', () => {
  test('is the one of the time zone', () => {
    const evening = new Date('2026-11-17T23:30:00Z');
    expect(dayIn('UTC', evening)).toBe('2026-11-17');
    expect(dayIn('Asia/Tokyo', evening)).toBe('2026-11-18');
    expect(dayIn('America/Los_Angeles', evening)).toBe('2026-11-17');
  });

  const starts: [timeZone: string, day: string, start: string][] = [
    ['UTC', '2026-11-17', '2026-11-17T00:00:00.000Z'],
    ['Asia/Tokyo', '2026-11-18', '2026-11-17T15:00:00.000Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
    ['Asia/Kathmandu', '2026-01-01', '2025-12-31T18:15:00.000Z'],
  ];
  test.each(starts)('begins in %s on %s when its clocks say so', (timeZone, day, start) => {
    expect(startOfDay(timeZone, day).toISOString()).toBe(start);
    expect(dayIn(timeZone, startOfDay(timeZone, day))).toBe(day);
  });

  test('some months later is the last one where a month is shorter', () => {
    expect(addMonths('2026-11-17', 12)).toBe('2027-11-17');
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });
});

test('A time zone is one that clocks know', () => {
  expect(isTimeZone('Europe/Berlin')).toBe(true);
  expect(isTimeZone('Mars/Olympus')).toBe(false);
});
