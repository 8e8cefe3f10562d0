import { noRecord, type SamplesOf } from '#kit/testing/server/sample.ts'
import { makePicture } from '#features/media/file/server/makePicture.ts'
import type { profileFeature } from '../profile.feature.ts'

const password = 'correct horse'

export const samples = {
  profile: {
    make: noRecord,
    calls: {
      update: async (_made, { services, actorId }) => ({
        body: {
          ...{ nickname: 'Somebody', description: 'Asks a lot' },
          avatar: (await makePicture(services, { ownerId: actorId, purpose: 'avatar' })).url,
        },
      }),
      change: () => ({ body: { nickname: 'Somebody' } }),
      updatePassword: () => ({ body: { oldPassword: password, newPassword: 'another horse' } }),
    },
  },
} satisfies SamplesOf<typeof profileFeature.contracts>
