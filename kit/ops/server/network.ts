/** The half of an IPv6 address that names a network: whoever has one has all addresses in it. */
export const networkOf = (address: string): string =>
  address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address
