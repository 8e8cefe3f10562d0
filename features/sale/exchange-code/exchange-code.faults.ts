import { faults } from '#kit/contract/fault.ts'

export const exchangeCodeFaults = faults('exchange-code', {
  /** One phrase for codes that never existed, that somebody else redeemed and that were revoked: a guesser learns nothing. */
  notValid: 1700,
  alreadyYours: 1701,
  expired: 1702,
  /** Its product is not public, or for staff alone. */
  notOnSale: 1703,
  /** Too many codes that never existed were tried. */
  tooManyGuesses: 1704,
})
