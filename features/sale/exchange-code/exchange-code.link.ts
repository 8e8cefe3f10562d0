/** Where somebody types a code, as paper says it: without the protocol. */
export const redeemAddress = (base: string): string =>
  `${base.replace(/\/+$/, '').replace(/^https?:\/\//, '')}/learn/redeem`

/** Where a code is redeemed by opening an address; `viaQr` marks those that come from a picture. */
export function redeemLink(base: string, code: string, { viaQr = false } = {}): string {
  const address = `${base.replace(/\/+$/, '')}/learn/redeem?code=${code}`
  return viaQr ? `${address}&qr=1` : address
}
