import { randomUUID } from 'node:crypto'
import { openCall } from '#kit/call/server/call.ts'
import type { Call, Services } from '#kit/call/server/context.ts'

/** A call as a learner makes it, for tests of what stands behind the endpoints. */
export function makeLearnerCall(
  services: Services,
  { id, username }: { readonly id: number; readonly username: string },
): Call {
  const session = {
    ...{ sessionId: 0, timeZone: services.env.TZ_DEFAULT, confirmedAt: 0 },
    ...{ mustChangePassword: false, mustSetUpFactor: false },
  }
  const visitor = { id, username, nickname: username, roles: ['student' as const], ...session }
  return openCall(services, { visitor, language: 'en', requestId: randomUUID(), address: '', userAgent: '' })
}
