import { randomBytes } from 'node:crypto'
import { byId, nothing, ownerOf, type SamplesOf } from '#kit/testing/server/sample.ts'
import { storeChallenge } from '../server/challenges.ts'
import { makeAuthenticator } from '../server/makeAuthenticator.ts'
import { relyingParty } from '../server/relyingParty.ts'
import { codeAt, makeFactor } from '../server/makeFactor.ts'
import type { secondFactorFeature } from '../second-factor.feature.ts'

export const samples = {
  secondFactor: {
    make: async (scene) => makeFactor(scene.services, { userId: ownerOf(scene), isConfirmed: false }),
    calls: {
      list: nothing,
      beginTotp: nothing,
      confirmTotp: ({ id, secret }, { services }) => ({
        body: { id, name: 'Phone', code: codeAt(String(secret), services.now()) },
      }),
      beginPasskey: nothing,
      addPasskey: async (_made, { services, actorId }) => {
        const party = relyingParty(services.env)
        if (!party) throw new Error('this server knows no passkeys')
        const challenge = randomBytes(32).toString('base64url')
        const asked = { challenge, userId: actorId, purpose: 'add' as const }
        await storeChallenge(services.database.db, asked, services.now())
        return { body: { name: 'Key', passkey: makeAuthenticator(party).make(challenge) } }
      },
      rename: ({ id }) => ({ body: { id, name: 'Old phone' } }),
      remove: byId,
      renewRecoveryCodes: nothing,
    },
  },
} satisfies SamplesOf<typeof secondFactorFeature.contracts>
