import { BlockList, isIP } from 'node:net'

/** IPv4 that is not the public network: IANA's special registry, and where clouds answer their own machines. */
const closedV4: readonly (readonly [string, number])[] = [
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
  // Azure's own service for each machine, though the address looks public.
  ['168.63.129.16', 32],
  ['224.0.0.0', 3],
]

/**
 * Within IPv6 only 2000::/3 is the public network, so that loopback, mapped, link-local, unique local, NAT64, multicast
 * and whatever will be reserved are closed without being named; these are the closed parts of it.
 */
const closedV6: readonly (readonly [string, number])[] = [
  // Protocols of the IETF, among them Teredo, which carries an IPv4 address inside.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 carries one too.
  ['2002::', 16],
  ['3fff::', 20],
]

const listOf = (rows: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const [address, bits] of rows) list.addSubnet(address, bits, family)
  return list
}
const closed = { ipv4: listOf(closedV4, 'ipv4'), ipv6: listOf(closedV6, 'ipv6') }
const open = listOf([['2000::', 3]], 'ipv6')

/** Whether an IP address, as a resolver writes it, is anything but the public network. So is what is no IP address. */
export function isPrivateAddress(ip: string): boolean {
  const kind = isIP(ip)
  if (kind === 4) return closed.ipv4.check(ip, 'ipv4')
  // A zone (`fe80::1%eth0`) names a link of this machine.
  if (kind !== 6 || ip.includes('%')) return true
  return !open.check(ip, 'ipv6') || closed.ipv6.check(ip, 'ipv6')
}
