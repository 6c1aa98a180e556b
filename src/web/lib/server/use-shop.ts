import { rootRouteId, useRouteContext } from '@tanstack/react-router';

/** The way to the server, wherever a component stands. */
export const useShop = () => useRouteContext({ from: rootRouteId }).shop;
