import { port } from '#kit/contract/port.ts'

/** A password that came in a call, and the field beside which a refusal is shown. */
export interface GivenPassword {
  readonly field: string
  readonly password: string
}

/** Confirms the asker's session by their password. The adapter refuses a wrong one, and any where they have a second factor. */
export const confirmByPassword = port<GivenPassword, void>('confirmByPassword')
