import type { Endpoint } from '#kit/contract/endpoint.ts'
import { Fault, kitFaults } from '#kit/contract/fault.ts'
import { confirmByPassword } from './confirm.ports.ts'
import type { Call } from './context.ts'

/**
 * Confirms the session by what the call brings itself: who typed their password into its form is not asked for it again.
 * @throws Fault where it brings none, or one that is not enough
 */
export async function confirmByBody(
  { ownPassword: field }: Pick<Endpoint, 'ownPassword'>,
  body: unknown,
  call: Call,
): Promise<void> {
  const password =
    field !== undefined && typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined
  if (field === undefined || typeof password !== 'string') throw new Fault(kitFaults.unconfirmed)
  await call.services.callPort(call, confirmByPassword, { field, password })
}
