import type { Services } from '#server/kernel/services.ts';
import type { Payments } from '#server/ports/payments.ts';

type Call = keyof Payments;
type Asked = { call: Call; input: unknown };

/** Notes what the shop asks its provider, and lets a test step in before a question or change its answer. */
export const watchPayments = (services: Services) => {
  const real = services.payments;
  const asked: Asked[] = [];
  const hooks = {
    before: async (_asked: Asked): Promise<void> => {},
    after: async (_call: Call, answer: unknown): Promise<unknown> => answer,
  };
  const watched =
    <Args extends unknown[], Answer>(call: Call, ask: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      asked.push({ call, input: args[0] });
      await hooks.before({ call, input: args[0] });
      return (await hooks.after(call, await ask(...args))) as Answer;
    };
  services.payments = {
    ...real,
    ensureCustomer: watched('ensureCustomer', real.ensureCustomer),
    createSession: watched('createSession', real.createSession),
    getSession: watched('getSession', real.getSession),
    expireSession: watched('expireSession', real.expireSession),
    getPayment: watched('getPayment', real.getPayment),
    findInvoice: watched('findInvoice', real.findInvoice),
    refund: watched('refund', real.refund),
  };
  const countOf = (call: Call) => asked.filter((one) => one.call === call).length;
  const reset = () => {
    asked.length = 0;
    hooks.before = async () => {};
    hooks.after = async (_call, answer) => answer;
  };
  return { asked, hooks, countOf, reset };
};
