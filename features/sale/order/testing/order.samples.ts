import {
  crud,
  idAndRevision,
  nothing,
  ownerOf,
  type FormSamples,
  type SamplesOf,
} from '#kit/testing/server/sample.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import { order } from '../order.contract.ts'
import type { orderFeature } from '../order.feature.ts'
import { makeOrder } from '../server/makeOrder.ts'

export const forms = {
  order: {
    resource: order,
    isUnchanging: true,
    content: async (services, creatorId) => ({
      productId: (await makeProduct(services, { creatorId, status: 'public' })).id,
      userId: creatorId,
    }),
  },
} satisfies FormSamples

export const samples = {
  order: {
    make: async (scene) => {
      const { id, status } = await makeOrder(scene.services, { creatorId: ownerOf(scene), productId: 1 })
      return { id, status }
    },
    calls: {
      ...crud(order, forms.order.content),
      confirm: idAndRevision,
      cancel: idAndRevision,
      refund: ({ id }) => ({ body: { id, revision: 1, reason: 'Paid twice' } }),
      summary: nothing,
      mine: nothing,
    },
  },
} satisfies SamplesOf<typeof orderFeature.contracts>
