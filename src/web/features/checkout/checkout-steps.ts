import type { LoginState } from '#shared/login-state.ts';

export type Step = 1 | 2 | 3;

/** The furthest step a customer may be at; earlier ones than that can be asked for, later ones cannot. */
export const currentStep = (loginState: LoginState, asked: Step | undefined): Step => {
  if (loginState === 'LOGGED_OUT') return 1;
  if (loginState === 'LOGGED_IN_NO_BUSINESS') return 2;
  return asked === 2 ? 2 : 3;
};
