import { BlockList, isIP } from 'node:net';

/** Where nothing of the outside world is: loopback, private and shared networks, documentation, many at once. */
const NOT_PUBLIC_4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Of the addresses that are handed out at all: tunnels into older ones, and documentation. */
const NOT_PUBLIC_6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [net, bits] of NOT_PUBLIC_4) refused.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of NOT_PUBLIC_6) refused.addSubnet(net, bits, 'ipv6');
const handedOut = new BlockList();
handedOut.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the open internet, and not of a network that only this machine is in. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  if (family === 4) return !refused.check(address, 'ipv4');
  // An older address written as a newer one is outside of what is handed out.
  return handedOut.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}
