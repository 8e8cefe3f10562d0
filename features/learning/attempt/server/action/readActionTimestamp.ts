import type { SinceAnswer } from '#kit/contract/answered.ts'
import { readStamp } from '#kit/http/server/answered.ts'
import type { Call } from '#kit/call/server/context.ts'
import { actionTimestamp } from '../../learning.actionTimestamp.ts'

/** When what arrives in this call was done; `done` is what the learner's device says of it. */
export function readActionTimestamp({ actor, services, now }: Call, done: SinceAnswer | undefined): number {
  if (!done) return now
  const answeredAt = readStamp(services.secretKey, actor.id, done.answer)
  return answeredAt === undefined ? now : actionTimestamp({ answeredAt, ms: done.ms }, now)
}
