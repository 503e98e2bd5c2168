import { isIP } from "node:net";

/**
 * The meaning of `on`: proxies on this machine or in a private network. Trusting every sender would let
 * clients forge their address.
 */
const PRIVATE = ["loopback", "linklocal", "uniquelocal"];

type TrustedProxies = { proxies: false | string[]; refused?: undefined } | { refused: string };

/** `off`, `on`, or a list of addresses, networks (CIDR) and the three names that Fastify knows. */
export function readTrustedProxies(value: string): TrustedProxies {
  if (value === "off") return { proxies: false };
  if (value === "on") return { proxies: [...PRIVATE] };
  const proxies = value
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);
  const refused = proxies.find((each) => !PRIVATE.includes(each) && !isNetwork(each));
  if (refused !== undefined || proxies.length === 0) return { refused: refused ?? value };
  return { proxies };
}

function isNetwork(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  // A prefix of 0 would trust everyone.
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (family === 4 ? 32 : 128);
}
