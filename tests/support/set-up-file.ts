import { afterAll } from 'vitest';
import { cleanUpNow } from './clean-up.ts';

// Files share processes, and with them modules: what one of them has opened must not be the next one's.
afterAll(cleanUpNow);
