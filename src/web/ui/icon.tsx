const paths = {
  alert: 'M12 8v5m0 3.5v.01M12 3l9.5 17h-19z',
  check: 'm5 12.5 4.5 4.5L19 7',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-left': 'm15 6-6 6 6 6',
  'chevron-right': 'm9 6 6 6-6 6',
  'chevron-up': 'm6 15 6-6 6 6',
  clock: 'M12 7v5l3.5 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  close: 'M6 6l12 12M18 6 6 18',
  download: 'M12 4v12m0 0-5-5m5 5 5-5M4 16v4h16v-4',
  grip: 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01',
  info: 'M12 11v5m0-8.5v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  menu: 'M3 8h18M3 16h18',
  more: 'M4.6 12h.8M11.6 12h.8M18.6 12h.8',
  offline:
    'M3 3l18 18M8.5 16.5a5 5 0 0 1 7 0M5 13a10 10 0 0 1 5-2.7M19 13a10 10 0 0 0-3-2.1M2 9.5a15 15 0 0 1 4-2.6M22 9.5a15 15 0 0 0-11-4M12 20h.01',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  pencil: 'm4 20 1-4L16.5 4.5l3 3L8 19zM14 7l3 3',
  person: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4.4 3.6-7 8-7s8 2.6 8 7',
  plus: 'M12 5v14M5 12h14',
  search: 'm20 20-3.5-3.5M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0z',
  swap: 'M4 8h15m0 0-4-4m4 4-4 4M20 16H5m0 0 4-4m-4 4 4 4',
  trash: 'M4 7h16M9 7V4h6v3m3 0-1 13H7L6 7m4 4v5m4-5v5',
  upload: 'M12 16V4m0 0L7 9m5-5 5 5M4 16v4h16v-4',
} as const;

export type IconName = keyof typeof paths;

export const iconNames = Object.keys(paths) as IconName[];

/** Decoration only: whatever it means is also said in words. */
export const Icon = ({ name, className = 'size-4.5' }: { name: IconName; className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    className={`shrink-0 ${className}`}
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={paths[name]} />
  </svg>
);
