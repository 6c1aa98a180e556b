/** A /64 of IPv6 costs nothing; whoever is given a /56 or a /48 has hundreds or thousands of them. */
export const widerNetworks = (network: string) => {
  const groups = /^([0-9a-f:]+)::\/64$/.exec(network)?.[1]?.split(':');
  if (groups?.length !== 4) return undefined;
  const site = groups.slice(0, 3).join(':');
  const subnet = (Number.parseInt(groups[3] ?? '', 16) & 0xff00).toString(16);
  return { of56: `${site}:${subnet}::/56`, of48: `${site}::/48` };
};
