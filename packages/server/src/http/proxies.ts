import { BlockList, isIP } from 'node:net';

/** Networks that nobody reaches from outside: a proxy in one of them is our own. */
const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'];
const THIS_MACHINE = ['127.0.0.0/8', '::1'];

/**
 * Proxies that are believed: this machine's, and those named, as addresses, networks (`10.1.0.0/16`) or
 * `private`, all networks that nobody reaches from outside. Null where something else is named.
 */
export function proxiesNamed(names: readonly string[]): BlockList | null {
  const list = new BlockList();
  const all = names.flatMap((name) => (name === 'private' ? PRIVATE : [name]));
  for (const name of [...THIS_MACHINE, ...all]) {
    const [address = '', bits] = name.split('/', 2);
    const family = isIP(address);
    const most = family === 4 ? 32 : 128;
    const length = bits === undefined ? most : Number(bits || Number.NaN);
    if (family === 0 || !Number.isInteger(length) || length < 0 || length > most) return null;
    list.addSubnet(address, length, family === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}

let believed = proxiesNamed([]);

/** Which proxies this process believes from now on. */
export function believeProxies(proxies: BlockList): void {
  believed = proxies;
}

/** Whether what stands there is a proxy that says truly for whom it asks. */
export function isProxy(address: string): boolean {
  // An IPv4 address as a socket for both kinds tells it.
  const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
  const family = isIP(plain);
  return family !== 0 && believed?.check(plain, family === 4 ? 'ipv4' : 'ipv6') === true;
}
