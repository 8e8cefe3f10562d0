import { randomUUID } from 'node:crypto'
import {
  crud,
  idAndRevision,
  nothing,
  ownerOf,
  type FormSamples,
  type SamplesOf,
} from '#kit/testing/server/sample.ts'
import { banner } from '../banner.contract.ts'
import type { bannerFeature } from '../banner.feature.ts'
import { bannerContent, makeBanner } from '../server/makeBanner.ts'

export const forms = {
  banner: {
    resource: banner,
    demanded: ['pushTime', 'image'],
    content: bannerContent,
  },
} satisfies FormSamples

export const samples = {
  banner: {
    make: async (scene) => {
      const { services, relation, actorId } = scene
      const { id, status } = await makeBanner(services, {
        creatorId: ownerOf(scene),
        ...(relation === 'named' && {
          ...{ status: 'public', audience: 'users', userIds: [actorId] },
          ...{ pushTime: services.now(), sentAt: services.now() },
        }),
      })
      return { id, status }
    },
    calls: {
      ...crud(banner, forms.banner.content),
      schedule: idAndRevision,
      mine: nothing,
      viewed: ({ id }) => ({ body: { clientId: randomUUID(), bannerId: id } }),
    },
  },
} satisfies SamplesOf<typeof bannerFeature.contracts>
