import type { Phrase } from '#kit/i18n/words.ts'
import { phrase } from '#kit/i18n/words.ts'
import { usernameKey } from './user.rules.ts'
import { userWords } from './user.words.ts'
import { commonPasswords } from './commonPasswords.ts'

interface PasswordRules {
  /** The operator's `PASSWORD_MIN`. */
  readonly min: number
  readonly username: string
}

const isOneCharacter = (password: string): boolean => new Set(password).size === 1

/** Why a password may not be chosen, beyond what its form already says (A8). */
export function passwordProblem(password: string, { min, username }: PasswordRules): Phrase | undefined {
  if (password.length < min) return phrase(userWords, 'problems.passwordTooShort', { min })
  if (password.toLowerCase() === usernameKey(username)) return phrase(userWords, 'problems.passwordIsName')
  if (commonPasswords.has(password.toLowerCase()) || isOneCharacter(password))
    return phrase(userWords, 'problems.commonPassword')
  return undefined
}
