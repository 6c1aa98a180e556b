import { setFlagsFromString } from 'node:v8';

/**
 * How far the heap may grow before a full garbage collection. Left to itself, V8 does one every second or two under
 * load, to save some 20 MB: each time all visitors wait for a tenth of a second on a small machine, and so do the
 * documents of an order.
 */
const HEAP_GROWING_PERCENT = 200;

export const tuneHeapGrowth = () => setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`);
