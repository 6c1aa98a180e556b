import './queries.ts';

/** The way to the server, wherever a component stands, with what keeps its answers. */
export { useLightShop as useShop } from './use-light-shop.ts';
