import { randomBytes } from 'node:crypto'
import { isSigned, sign, type SecretKey } from '#kit/secret/server/seal.ts'
import { usernameKey } from '#features/people/user/user.rules.ts'

const purpose = 'device'
/** A shared tablet forgets who signed in before so many others: more than a class. */
const maxAccounts = 50
/** A number of its own, then a signature for each account that signed in from it; no name can be read out of it. */
const form = /^[\w-]{16}(\.[\w-]{43}){1,50}$/

const subject = (id: string, username: string) => `${id}:${usernameKey(username)}`

function read(token: string | undefined): { id: string; marks: readonly string[] } | undefined {
  if (token === undefined || !form.test(token)) return undefined
  const [id = '', ...marks] = token.split('.')
  return { id, marks }
}

/** The number of a browser from which this account signed in before; undefined for every other one. */
export function knownDevice(
  secretKey: SecretKey,
  token: string | undefined,
  username: string,
): string | undefined {
  const device = read(token)
  const isKnown = device?.marks.some((mark) =>
    isSigned(secretKey, purpose, subject(device.id, username), mark),
  )
  return isKnown ? device?.id : undefined
}

/** The token by which a browser is known again as one from which this account signed in; it opens nothing by itself. */
export function rememberDevice(secretKey: SecretKey, token: string | undefined, username: string): string {
  const { id, marks } = read(token) ?? { id: randomBytes(12).toString('base64url'), marks: [] }
  const mark = sign(secretKey, purpose, subject(id, username))
  return [id, mark, ...marks.filter((other) => other !== mark).slice(0, maxAccounts - 1)].join('.')
}
