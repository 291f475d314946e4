// What counts as one client: an address of IPv4, or the network of one IPv6 subscriber, who can use any address in it.
import { isIPv4, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Groups of 16 bits in a network of 64 bits. */
const GROUPS = 4;
const ALL_GROUPS = 8;

/** The client's address, of IPv6 only its network; what is neither stays as it is. */
export function networkOf(address: string): string {
  const plain = MAPPED.exec(address)?.[1] ?? address;
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  const [, canonical = ''] =
    /^\[(.*)\]$/.exec(new URL(`http://[${plain.replace(/%.*$/, '')}]`).hostname) ?? [];
  // Written as 1.2.3.4 or not, a mapped address has one canonical form.
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical);
  if (mapped) return dotted(mapped[1] ?? '', mapped[2] ?? '');
  if (canonical === '::1') return canonical;
  const [head = '', tail] = canonical.split('::');
  const [first, last] = [groupsIn(head), groupsIn(tail)];
  const groups = [...first, ...Array<string>(ALL_GROUPS - first.length - last.length).fill('0'), ...last];
  return `${groups.slice(0, GROUPS).join(':')}::`;
}

const groupsIn = (part = ''): string[] => part.split(':').filter((group) => group !== '');

const dotted = (high: string, low: string): string =>
  [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 0xff])
    .join('.');
