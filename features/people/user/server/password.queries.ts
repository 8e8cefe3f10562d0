import type { Phrase } from '#kit/i18n/words.ts'
import { phrase } from '#kit/i18n/words.ts'
import { usernameKey } from '../user.rules.ts'
import { userWords } from '../user.words.ts'
import { commonPasswords, ownWords } from './commonPasswords.ts'

interface PasswordRules {
  /** The operator's `PASSWORD_MIN`. */
  readonly min: number
  readonly username: string
}

const isOneCharacter = (password: string): boolean => new Set(password).size === 1

/** A word with digits and signs around it is found as quickly as the word. */
const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '')

/** Why a password may not be chosen, beyond what its form already says (A8). */
export async function passwordProblem(
  password: string,
  { min, username }: PasswordRules,
): Promise<Phrase | undefined> {
  if (password.length < min) return phrase(userWords, 'problems.passwordTooShort', { min })
  const lower = password.toLowerCase()
  if (lower === usernameKey(username)) return phrase(userWords, 'problems.passwordIsName')
  if (isOneCharacter(password) || ownWords.has(lettersOf(lower)) || (await commonPasswords()).has(lower))
    return phrase(userWords, 'problems.commonPassword')
  return undefined
}
