import { randomUUID } from 'node:crypto'
import type { Sample } from '#kit/testing/server/sample.ts'
import { byId, crud, idAndRevision, nothing, ownerOf } from '#kit/testing/server/sample.ts'
import { banner } from '#features/sale/banner/banner.contract.ts'
import { makeBanner } from '#features/sale/banner/server/makeBanner.ts'
import { exchangeCode } from '#features/sale/exchange-code/exchange-code.contract.ts'
import { codeLength, codeOf } from '#features/sale/exchange-code/exchange-code.symbols.ts'
import { makeExchangeCode } from '#features/sale/exchange-code/server/makeExchangeCode.ts'
import { exchangeTask } from '#features/sale/exchange-task/exchange-task.contract.ts'
import { makeExchangeTask } from '#features/sale/exchange-task/server/makeExchangeTask.ts'
import { order } from '#features/sale/order/order.contract.ts'
import { makeOrder } from '#features/sale/order/server/makeOrder.ts'
import { makeTag } from '#features/content/tag/server/makeTag.ts'
import { tag } from '#features/content/tag/tag.contract.ts'
import type { contracts } from '../../contracts.ts'
import { forms } from './forms.ts'

type Verbs<Feature extends keyof typeof contracts> = keyof (typeof contracts)[Feature]

/** A well-formed code that was never made. */
const noCode = codeOf(Array.from({ length: codeLength - 1 }, () => 1))

const contentOf = (name: string) => forms[name]?.content ?? (async () => ({}))

export const bannerSample: Sample<Verbs<'banner'>> = {
  make: async (scene) => {
    const { services, standing, actorId } = scene
    const { id, status } = await makeBanner(services, {
      creatorId: ownerOf(scene),
      ...(standing === 'named' && {
        ...{ status: 'public', audience: 'users', userIds: [actorId] },
        ...{ pushTime: services.now(), sentAt: services.now() },
      }),
    })
    return { id, status }
  },
  calls: {
    ...crud(banner, contentOf('banner')),
    schedule: idAndRevision,
    mine: nothing,
    viewed: ({ id }) => ({ body: { clientId: randomUUID(), bannerId: id } }),
  },
}

export const exchangeCodeSample: Sample<Verbs<'exchangeCode'>> = {
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
}

export const exchangeTaskSample: Sample<Verbs<'exchangeTask'>> = {
  make: async (scene) => {
    const task = { creatorId: ownerOf(scene), productId: 1 }
    const { id, status } = await makeExchangeTask(scene.services, task)
    return { id, status }
  },
  calls: {
    ...crud(exchangeTask, contentOf('exchange-task')),
    retry: idAndRevision,
    progress: byId,
    download: ({ id }) => ({ query: { id, format: 'xlsx' } }),
  },
}

export const orderSample: Sample<Verbs<'order'>> = {
  make: async (scene) => {
    const { id, status } = await makeOrder(scene.services, { creatorId: ownerOf(scene), productId: 1 })
    return { id, status }
  },
  calls: {
    ...crud(order, contentOf('order')),
    confirm: idAndRevision,
    cancel: idAndRevision,
    refund: ({ id }) => ({ body: { id, revision: 1, reason: 'Paid twice' } }),
    summary: nothing,
  },
}

export const tagSample: Sample<Verbs<'tag'>> = {
  make: async (scene) => {
    const { id, status } = await makeTag(scene.services, { creatorId: ownerOf(scene), status: 'pending' })
    return { id, status }
  },
  calls: crud(tag, contentOf('tag')),
}
