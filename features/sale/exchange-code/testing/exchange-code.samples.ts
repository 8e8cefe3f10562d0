import { randomUUID } from 'node:crypto'
import { crud, ownerOf, type SamplesOf } from '#kit/testing/server/sample.ts'
import { exchangeCode } from '../exchange-code.contract.ts'
import type { exchangeCodeFeature } from '../exchange-code.feature.ts'
import { codeLength, encodeCode } from '../exchange-code.encoding.ts'
import { makeExchangeCode } from '../server/makeExchangeCode.ts'

/** A well-formed code that was never made. */
const noCode = encodeCode(Array.from({ length: codeLength - 1 }, () => 1))

export const samples = {
  exchangeCode: {
    make: async (scene) => {
      const { id, status } = await makeExchangeCode(scene.services, {
        ...{ creatorId: ownerOf(scene), productId: 1 },
      })
      return { id, status }
    },
    calls: {
      ...crud(exchangeCode, async () => ({})),
      updateStatus: ({ id }) => ({ body: { id, status: 'revoked', reason: 'Lost', revision: 1 } }),
      revoke: ({ id }) => ({ body: { id, reason: 'Lost', revision: 1 } }),
      redeem: () => ({ body: { code: noCode, clientId: randomUUID() } }),
    },
  },
} satisfies SamplesOf<typeof exchangeCodeFeature.contracts>
