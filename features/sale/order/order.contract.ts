import { z } from 'zod'
import { endpoint, steppedUp } from '#kit/contract/endpoint.ts'
import { createShapeOf, id, pick } from '#kit/contract/field.ts'
import { among, amounts, linked, range, search } from '#kit/contract/page.ts'
import { resource } from '#kit/contract/resource.ts'
import { reasonText } from '#kit/contract/review.ts'
import { revision } from '#kit/contract/revision.ts'
import { superAdmins } from '#kit/contract/role.ts'
import { orderMachine } from './order.machine.ts'
import { orderSources, orderStatuses } from './order.states.ts'
import { summaryQuery } from './order.summary.ts'
import { mine } from './ownOrder.contract.ts'

const moment = z.number().int().nullable()

/** F3: who got which product for what. An order is entered, moved and never changed otherwise. */
export const order = resource({
  name: 'order',
  path: 'course/order',
  fields: { productId: pick('product'), userId: pick('user') },
  extra: {
    number: z.string(),
    productName: z.string(),
    userName: z.string(),
    userAvatar: z.string(),
    source: z.enum(orderSources),
    codeId: id.nullable(),
    /** Yuan, the price at the moment of the order. */
    price: z.number(),
    paidAt: moment,
    cancelledAt: moment,
    refundedAt: moment,
    refundReason: z.string(),
  },
  detail: {},
  filters: {
    number: search(),
    productId: linked('product'),
    userId: linked('user'),
    status: among(orderStatuses),
    source: among(orderSources),
    createdAt: range(),
    paidAt: range(),
    price: amounts(),
  },
  sortable: ['createdAt', 'updatedAt', 'paidAt', 'price', 'number'],
  machine: orderMachine,
  who: { read: superAdmins, write: superAdmins, options: superAdmins },
})

const base = { words: 'order', fields: order.fields, who: superAdmins } as const
const read = z.strictObject({ id, revision })
const { page, get, counts, export: sheet, updateStatus } = order.endpoints

const figures = z.object({ count: z.number().int(), sum: z.number() })

export const orderEndpoints = {
  page,
  get,
  counts,
  export: steppedUp(sheet),
  mine,
  /** Of the same states as the three calls below: lists move many orders with it. */
  updateStatus: steppedUp(updateStatus, ({ status }) => status === 'refunded'),
  create: endpoint({
    ...base,
    method: 'POST',
    path: '/course/order/create',
    effect: 'create',
    body: z.strictObject(createShapeOf(order.fields)),
    data: id,
  }),
  confirm: endpoint({
    ...base,
    method: 'PUT',
    path: '/course/order/confirm',
    about: { ownership: order.ownership, need: 'move', machine: orderMachine, move: 'confirm' },
    body: read,
    data: revision,
  }),
  cancel: endpoint({
    ...base,
    method: 'PUT',
    path: '/course/order/cancel',
    about: { ownership: order.ownership, need: 'move', machine: orderMachine, move: 'cancel' },
    body: read,
    data: revision,
  }),
  refund: endpoint({
    ...base,
    method: 'PUT',
    path: '/course/order/refund',
    stepUp: true,
    about: { ownership: order.ownership, need: 'move', machine: orderMachine, move: 'refund' },
    body: read.extend({ reason: reasonText }),
    data: revision,
  }),
  /** How many orders the filters of `page` leave, and what those of each state come to in yuan: only what is paid is income. */
  summary: endpoint({
    ...base,
    method: 'GET',
    path: '/course/order/summary',
    isForReplicas: true,
    query: summaryQuery,
    data: z.object({ count: figures.shape.count, byStatus: z.record(z.enum(orderStatuses), figures) }),
  }),
} as const
