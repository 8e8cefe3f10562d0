import { crud, idBody, type FormSamples, type SamplesOf } from '#kit/testing/server/sample.ts'
import { makeReviewed } from '#features/content/audit/server/makeReviewed.ts'
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
      const sold = { cover: '', activityIds: [1], careerIds: [1] }
      const made = await makeReviewed(scene, 'product', (values) =>
        makeProduct(scene.services, { ...values, ...sold }),
      )
      if (scene.relation === 'entrusted') await makeAuthorization(scene, 'product', made.id)
      return made
    },
    calls: { ...crud(product, forms.product.content), copy: idBody },
  },
} satisfies SamplesOf<typeof productFeature.contracts>
