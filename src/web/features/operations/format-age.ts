import { DAY, HOUR, MINUTE, SECOND } from '#shared/units.ts';

const units = [
  { ms: DAY, one: 'day', many: 'days' },
  { ms: HOUR, one: 'h', many: 'h' },
  { ms: MINUTE, one: 'min', many: 'min' },
  { ms: SECOND, one: 's', many: 's' },
] as const;

/** A span in its largest unit that is full: 90 s is a minute. */
export const formatSpan = (milliseconds: number) => {
  const left = Math.max(0, milliseconds);
  const { ms, one, many } = units.find((unit) => left >= unit.ms) ?? units[3];
  const whole = Math.floor(left / ms);
  return `${whole} ${whole === 1 ? one : many}`;
};

/** From one instant to another, by the server's clock on both ends. */
export const formatAge = (from: string, to: string) => formatSpan(Date.parse(to) - Date.parse(from));
