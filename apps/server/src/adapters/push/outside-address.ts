import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Addresses of this machine and of private networks (RFC 6890), by family. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  PRIVATE.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["::", 127],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const)
  PRIVATE.addSubnet(network, bits, "ipv6");

/** An IPv4 address in the form of IPv6 counts as the IPv4 address. */
export function isPrivateAddress(address: string): boolean {
  return PRIVATE.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

const isLoopbackHost = (host: string) => host === "127.0.0.1" || host === "localhost";

/**
 * Whether the product may send a push to this URL, which a browser names: https, without credentials, and no
 * private address. Names are checked again when they are resolved. `loopback` is for stand-ins.
 */
export function isOutsideUrl(url: string, { loopback }: { loopback: boolean }): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== "" || password !== "") return false;
  const host = hostname.replace(/^\[|\]$/g, "");
  if (loopback && protocol === "http:" && isLoopbackHost(host)) return true;
  if (protocol !== "https:") return false;
  return isIP(host) === 0 ? host.includes(".") : !isPrivateAddress(host);
}

/**
 * Refuses names that resolve to a private address, at the moment of the connection: a name that was checked before
 * could point elsewhere by then.
 */
export function outsideLookup({ loopback }: { loopback: boolean }): LookupFunction {
  return (hostname, options, callback) => {
    if (loopback && isLoopbackHost(hostname)) return lookup(hostname, options, callback);
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const [first] = found;
      if (!first || found.some(({ address }) => isPrivateAddress(address)))
        return callback(new Error(`${hostname} is a private address.`), []);
      if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}
