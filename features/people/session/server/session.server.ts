import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { provide } from '#kit/call/server/ports.ts'
import { confirmByPassword } from '#kit/call/server/confirm.ports.ts'
import { on, recordMoved } from '#kit/call/server/events.ts'
import { passwordReset } from '#features/people/user/server/user.events.ts'
import { factorsChanged } from '#features/people/second-factor/server/second-factor.events.ts'
import { confirmationHandlers, confirmByGivenPassword } from './confirmation.handlers.ts'
import { sweepSessions } from './session.jobs.ts'
import { sessionHandlers } from './session.handlers.ts'
import { sessionPersonalData } from './session.personalData.ts'
import { endSessions, followFactors, signOut } from './session.commands.ts'

export const sessionServer = {
  handlers: { confirmation: confirmationHandlers, session: sessionHandlers },
  provides: [provide(confirmByPassword, confirmByGivenPassword)],
  jobs: [sweepSessions],
  subscriptions: [
    on(passwordReset, ({ db }, account) => signOut(db, account)),
    on(factorsChanged, ({ db }, change) => followFactors(db, change)),
    on(recordMoved, async ({ db }, { resource, move, id }) => {
      if (resource === 'user' && move === 'invalidate') await endSessions(db, id)
    }),
  ],
  personalData: [sessionPersonalData],
} satisfies FeatureServer
