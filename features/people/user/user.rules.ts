import { z } from 'zod'
import type { TextField } from '#kit/contract/field.ts'
import { text } from '#kit/contract/field.ts'

/** In graphemes, as the next one. */
export const usernameMax = 20
export const nicknameMax = 20
/** In UTF-16 code units. The specification's floor; `PASSWORD_MIN` raises it on the server. */
export const passwordMin = 6
export const passwordMax = 128

const usernameForm = /^[A-Za-z0-9_.-]{3,20}$/

/** Whether a name may be used to sign in: 3 to 20 of `A-Za-z0-9_.-`, compared without case. */
export const isUsername = (name: string): boolean => usernameForm.test(name)

/** Names that are the same person's: sign-in does not look at case. */
export const usernameKey = (name: string): string => name.trim().toLowerCase()

/** The name that somebody signs in with, as a form writes it. */
export function username(): TextField {
  const base = text(usernameMax)
  const schema = base.schema.refine((name) => name === '' || isUsername(name), {
    params: { namespace: 'user', problem: 'username' },
  })
  return { ...base, schema }
}

/** The name by which others see somebody, of 1 to `nicknameMax` graphemes. */
export const nickname = (): TextField => text(nicknameMax)

/** A password being chosen: 6 to 128 characters, spaces included, nothing trimmed. */
export function newPassword(): TextField {
  const base = text(passwordMax)
  const schema = z
    .string()
    .refine((password) => password !== '', { params: { problem: 'required' }, abort: true })
    .min(passwordMin)
    .max(passwordMax)
  return { ...base, schema }
}

/** A password given at sign-in: only its absence is a problem of the form, so that nobody learns anything of the right one. */
export function enteredPassword(): TextField {
  const base = text(passwordMax)
  const schema = z
    .string()
    .refine((password) => password !== '', { params: { problem: 'required' } })
    .max(passwordMax)
  return { ...base, schema }
}
