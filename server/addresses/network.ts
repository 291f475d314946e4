// What counts as one client: an address of IPv4, or the network of one IPv6 subscriber, who can use any address in it.
import { isIPv4, isIPv6 } from 'node:net';

/** Some proxies write the port of the client beside its address. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)(?::\d+)?|\[([^\]]+)\](?::\d+)?)$/;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const MAPPED_GROUPS = /^::ffff:([\da-f]+):([\da-f]+)$/;
/** Groups of 16 bits in a network of 64 bits. */
const GROUPS = 4;
const ALL_GROUPS = 8;

/** The client's address, of IPv6 only its network; what is neither stays as it is. */
export function networkOf(address: string): string {
  const [, v4, v6] = WITH_PORT.exec(address) ?? [];
  const bare = v4 ?? v6 ?? address;
  const plain = MAPPED.exec(bare)?.[1] ?? bare;
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  const { hostname } = new URL(`http://[${plain.replace(/%.*$/, '')}]`);
  const canonical = hostname.slice(1, -1);
  return canonical === '::1' ? canonical : networkOfV6(canonical);
}

function networkOfV6(canonical: string): string {
  const mapped = MAPPED_GROUPS.exec(canonical);
  if (mapped) return mapped.slice(1).map(dotted).join('.');
  const [head, tail] = canonical.split('::');
  const [first, last] = [groupsIn(head), groupsIn(tail)];
  const groups = [...first, ...Array<string>(ALL_GROUPS - first.length - last.length).fill('0'), ...last];
  return `${groups.slice(0, GROUPS).join(':')}::`;
}

const groupsIn = (part = ''): string[] => part.split(':').filter((group) => group !== '');

/** One group of IPv6 as two numbers of IPv4. */
function dotted(group: string): string {
  const value = Number.parseInt(group, 16);
  return `${value >> 8}.${value & 0xff}`;
}
