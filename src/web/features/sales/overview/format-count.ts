const whole = new Intl.NumberFormat('en-US');

export const formatCount = (count: number) => whole.format(count);
