import { z } from 'zod'
import { endpoint, steppedUp } from '#kit/contract/endpoint.ts'
import { number, oneOf, pick, text, time } from '#kit/contract/field.ts'
import { among, linked, range, search } from '#kit/contract/page.ts'
import { idQuery, resource } from '#kit/contract/resource.ts'
import { administrators } from '#kit/contract/role.ts'
import { exchangeTaskMachine, taskFailures, taskStatuses } from './exchange-task.machine.ts'

/** Whether each code gets a QR picture; a choice that has to be made. */
export const qrChoices = ['with', 'without'] as const
/** So many codes a batch has at most. */
export const maxCodes = 100
export const sheetFormats = ['xlsx', 'zip'] as const

const task = resource({
  name: 'exchange-task',
  path: 'course/exchange-task',
  fields: {
    name: text(50),
    productId: pick('product'),
    quantity: number(1, maxCodes),
    qr: oneOf(qrChoices),
    /** Printed under each picture, and required with them. */
    title: text(50, { required: 'never' }),
    channel: text(50, { required: 'never' }),
    expiresAt: time({ required: 'never' }),
  },
  extra: {
    productTitle: z.string(),
    made: z.number().int(),
    failure: z.enum(taskFailures),
    finishedAt: z.number().int().nullable(),
    downloadedAt: z.number().int().nullable(),
  },
  detail: {
    /** Where the installation is reached: its codes are redeemed below it. */
    address: z.string(),
  },
  filters: {
    name: search(),
    productId: linked('product'),
    status: among(taskStatuses),
    qr: among(qrChoices),
    creatorId: linked('user'),
    createdAt: range(),
    downloadedAt: range(),
  },
  sortable: ['updatedAt', 'createdAt', 'name'],
  machine: exchangeTaskMachine,
  who: { read: administrators, write: administrators, options: administrators },
})

/** How far a task is. */
export const taskProgress = z.object({
  status: z.enum(taskStatuses),
  made: z.number().int(),
  quantity: z.number().int(),
})
export type TaskProgress = z.output<typeof taskProgress>

const base = { words: 'exchange-task', who: administrators } as const

export const exchangeTaskEndpoints = {
  ...task.endpoints,
  // Codes are worth what they open.
  create: steppedUp(task.endpoints.create),
  /** The same move as `updateStatus` from failed to pending. */
  retry: endpoint({
    ...base,
    method: 'POST',
    path: '/course/exchange-task/retry',
    about: { ownership: task.ownership, need: 'move', machine: exchangeTaskMachine, move: 'retry' },
    body: z.strictObject({ id: idQuery.shape.id, revision: z.number().int().min(1) }),
    data: z.number().int(),
  }),
  /** Sent at once and with each change, until the task is finished or has failed. */
  progress: endpoint({
    ...base,
    method: 'GET',
    path: '/course/exchange-task/progress',
    log: 'nothing',
    about: { ownership: task.ownership, need: 'read' },
    effect: 'outside',
    answer: 'stream',
    query: idQuery,
    data: taskProgress,
  }),
  /** The codes as a sheet, or a picture of each as a zip (G2). */
  download: endpoint({
    ...base,
    method: 'GET',
    path: '/course/exchange-task/download',
    stepUp: true,
    about: { ownership: task.ownership, need: 'read' },
    effect: 'outside',
    answer: 'file',
    query: idQuery.extend({ format: z.enum(sheetFormats) }),
    data: z.undefined(),
  }),
} as const

/** G2: batches of codes, made by a job. */
export const exchangeTask = { ...task, endpoints: exchangeTaskEndpoints }
