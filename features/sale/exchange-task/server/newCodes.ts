import { randomBytes } from 'node:crypto'
import { codeLength, codeOf } from '#features/sale/exchange-code/exchange-code.symbols.ts'

const drawn = codeLength - 1

/** So many codes that nobody can guess: 75 random bits each. 32 divides 256, so all symbols are equally likely. */
export function newCodes(count: number): string[] {
  const bytes = randomBytes(count * drawn)
  return Array.from({ length: count }, (_, index) =>
    codeOf([...bytes.subarray(index * drawn, (index + 1) * drawn)].map((byte) => byte % 32)),
  )
}
