import { crud, type FormSamples, type SamplesOf } from '#kit/testing/server/sample.ts'
import { makeReviewed } from '#features/content/audit/server/makeReviewed.ts'
import { makePicture } from '#features/media/file/server/makePicture.ts'
import { ability } from '../ability.contract.ts'
import type { abilityFeature } from '../ability.feature.ts'
import { makeAbility } from '../server/makeAbility.ts'

export const forms = {
  ability: {
    resource: ability,
    content: async (services, ownerId) => ({
      name: 'Asking',
      summary: 'Asks what matters',
      mainImage: (await makePicture(services, { ownerId, purpose: 'main' })).url,
      headImage: (await makePicture(services, { ownerId, purpose: 'head' })).url,
      recommendedCourses: [{ courseId: null, title: 'Ask', marketPrice: 9.9 }],
    }),
  },
} satisfies FormSamples

export const samples = {
  ability: {
    make: (scene) => makeReviewed(scene, 'ability', (values) => makeAbility(scene.services, values)),
    calls: crud(ability, forms.ability.content),
  },
} satisfies SamplesOf<typeof abilityFeature.contracts>
