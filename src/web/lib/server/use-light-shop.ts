import { rootRouteId, useRouteContext } from '@tanstack/react-router';

/** For what stands on every visitor's page: it does not bring the queries. */
export const useLightShop = () => useRouteContext({ from: rootRouteId }).shop;
