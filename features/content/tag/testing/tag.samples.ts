import { crud, ownerOf, type FormSamples, type SamplesOf } from '#kit/testing/server/sample.ts'
import { makeTag } from '../server/makeTag.ts'
import { tag } from '../tag.contract.ts'
import type { tagFeature } from '../tag.feature.ts'

export const forms = {
  tag: {
    resource: tag,
    content: async () => ({ name: 'Research', summary: '', mainImage: '', headImage: '' }),
  },
} satisfies FormSamples

export const samples = {
  tag: {
    make: async (scene) => {
      const { id, status } = await makeTag(scene.services, { creatorId: ownerOf(scene), status: 'pending' })
      return { id, status }
    },
    calls: crud(tag, forms.tag.content),
  },
} satisfies SamplesOf<typeof tagFeature.contracts>
