import type { SimulationOptions } from './simulation.ts';

type Flaw = NonNullable<SimulationOptions['flaw']>;

const nothing = async () => {};

/** Says that a file is kept when half of it is; the rest follows with the next one, if there is one. */
export const hastyStorage: Flaw = ({ storage }) => {
  let finishLast = nothing;
  return {
    storage: {
      ...storage,
      write: async (key, body, contentType) => {
        await finishLast();
        const whole = Buffer.from(body as Uint8Array);
        const written = await storage.write(key, whole, contentType);
        await storage.write(key, whole.subarray(0, whole.length / 2), contentType);
        finishLast = async () => void (await storage.write(key, whole, contentType));
        return written;
      },
    },
  };
};

/** A mail that is not accepted is not sent, and nobody hears of it. */
export const carelessMailer: Flaw = ({ mailer }) => ({
  mailer: { ...mailer, send: (mail) => mailer.send(mail).catch(() => {}) },
});
