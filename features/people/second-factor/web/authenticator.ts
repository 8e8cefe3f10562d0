import type { Assertion, Attestation, CreationOptions, RequestOptions } from '../passkey.ts'
import { transports } from '../transports.ts'

const load = () => import('@simplewebauthn/browser')

/** Whether this browser knows passkeys at all, and this page may use them. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window

/** Has the browser make a passkey. @throws where the person, or the browser, would rather not */
export async function makePasskey(options: CreationOptions): Promise<Attestation> {
  const { startRegistration } = await load()
  const { id, response } = await startRegistration({ optionsJSON: options })
  const { clientDataJSON, attestationObject } = response
  const reached = transports.filter((one) => response.transports?.includes(one))
  return { id, clientDataJSON, attestationObject, transports: reached }
}

/** Has the browser prove by a passkey who is there. @throws where the person, or the browser, would rather not */
export async function provePasskey(options: RequestOptions): Promise<Assertion> {
  const { startAuthentication } = await load()
  const { id, response } = await startAuthentication({ optionsJSON: options })
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, clientDataJSON, authenticatorData, signature }
}

/** Whether the device has a passkey for this account already. */
export const isThereAlready = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError'
