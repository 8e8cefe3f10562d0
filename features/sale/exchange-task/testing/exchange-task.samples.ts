import {
  byId,
  crud,
  idAndRevision,
  ownerOf,
  type FormSamples,
  type SamplesOf,
} from '#kit/testing/server/sample.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import { exchangeTask } from '../exchange-task.contract.ts'
import type { exchangeTaskFeature } from '../exchange-task.feature.ts'
import { makeExchangeTask } from '../server/makeExchangeTask.ts'

export const forms = {
  'exchange-task': {
    resource: exchangeTask,
    isUnchanging: true,
    content: async (services, ownerId) => ({
      name: 'Spring class',
      productId: (await makeProduct(services, { creatorId: ownerId, status: 'public' })).id,
      quantity: 5,
      qr: 'without',
      title: '',
      channel: '',
      expiresAt: null,
    }),
  },
} satisfies FormSamples

export const samples = {
  exchangeTask: {
    make: async (scene) => {
      const task = { creatorId: ownerOf(scene), productId: 1 }
      const { id, status } = await makeExchangeTask(scene.services, task)
      return { id, status }
    },
    calls: {
      ...crud(exchangeTask, forms['exchange-task'].content),
      retry: idAndRevision,
      progress: byId,
      download: ({ id }) => ({ query: { id, format: 'xlsx' } }),
    },
  },
} satisfies SamplesOf<typeof exchangeTaskFeature.contracts>
