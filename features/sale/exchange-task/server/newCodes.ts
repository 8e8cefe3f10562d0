import { randomBytes } from 'node:crypto'
import { codeLength, encodeCode } from '#features/sale/exchange-code/exchange-code.encoding.ts'

/** All symbols but the check digit. */
const randomLength = codeLength - 1

/** So many codes that nobody can guess: 75 random bits each. 32 divides 256, so all symbols are equally likely. */
export function newCodes(count: number): string[] {
  const bytes = randomBytes(count * randomLength)
  return Array.from({ length: count }, (_, index) =>
    encodeCode(
      [...bytes.subarray(index * randomLength, (index + 1) * randomLength)].map((byte) => byte % 32),
    ),
  )
}
