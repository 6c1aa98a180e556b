import sharp from 'sharp';
import type { Question } from '#shared/contract/question.ts';
import type { createTestShop } from './test-shop.ts';

export const floorPlan: Question = {
  key: 'floor_plan',
  label: 'Floor plan',
  help: '',
  group: 'Your business',
  form: { type: 'picture', width: 3, height: 2 },
  default: null,
  isNeeded: false,
};

/** Four fields of one colour each, so that it can be told which part of it is left. */
export const fieldsOfColour = (width: number, height: number) => {
  const half = { width: width / 2, height: height / 2, channels: 3 } as const;
  const field = (background: string) => ({ create: { ...half, background } });
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: field('lime'), left: half.width, top: 0 },
    { input: field('blue'), left: 0, top: half.height },
    { input: field('white'), left: half.width, top: half.height },
  ]);
};

type Sender = { headers: () => Promise<Record<string, string>> };

export const sendPicture = async (
  shop: Pick<Awaited<ReturnType<typeof createTestShop>>, 'fetch'>,
  by: Sender,
  picture: Uint8Array,
  fields: Readonly<Record<string, string>> = { key: 'floor_plan' },
) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('File', new File([new Uint8Array(picture)], 'plan.jpg', { type: 'image/jpeg' }));
  return shop.fetch('/api/customer/picture', { method: 'POST', headers: await by.headers(), body });
};
