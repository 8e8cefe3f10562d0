import {
  crud,
  idAndStatus,
  idBody,
  ownerOf,
  reviewed,
  type FormSamples,
  type SamplesOf,
} from '#kit/testing/server/sample.ts'
import { makeDecision } from '#features/content/audit/server/makeDecision.ts'
import { makeAuthorization } from '#features/content/authorization/server/makeAuthorization.ts'
import { product } from '../product.contract.ts'
import type { productFeature } from '../product.feature.ts'
import { makeProduct, productContent } from '../server/makeProduct.ts'

export const forms = {
  product: { resource: product, content: productContent },
} satisfies FormSamples

export const samples = {
  product: {
    make: async (scene) => {
      const made = await makeProduct(scene.services, {
        ...{ creatorId: ownerOf(scene), status: reviewed(scene), cover: '' },
        ...{ activityIds: [1], careerIds: [1] },
      })
      if (scene.standing === 'decided') await makeDecision(scene, 'product', made.id)
      if (scene.standing === 'entrusted') await makeAuthorization(scene, 'product', made.id)
      return idAndStatus(made)
    },
    calls: { ...crud(product, forms.product.content), copy: idBody },
  },
} satisfies SamplesOf<typeof productFeature.contracts>
