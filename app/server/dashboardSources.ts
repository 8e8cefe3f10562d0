import { z } from 'zod'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import type { AnyResource } from '#kit/contract/resource.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { CrudSpec } from '#kit/resource/server/crud.ts'
import { countRecords } from '#kit/resource/server/crud.count.ts'
import { totalsOf } from '#kit/resource/server/paging.ts'
import { abilitySpec } from '#features/content/ability/server/ability.handlers.ts'
import { activitySpec } from '#features/content/activity/server/record/activity.spec.ts'
import { assignmentSpec } from '#features/learning/assignment/server/assignment.spec.ts'
import { auditEndpoints } from '#features/content/audit/audit.contract.ts'
import { pageDecisions } from '#features/content/audit/server/pageDecisions.ts'
import { countWaiting } from '#features/content/audit/server/pageWaiting.ts'
import { bannerSpec } from '#features/sale/banner/server/banner.spec.ts'
import { careerSpec } from '#features/content/career/server/career.handlers.ts'
import { courseSpec } from '#features/content/course/server/course.spec.ts'
import { listOf, type List, type Sources } from '#features/insight/dashboard/server/dashboard.sources.ts'
import { codeSpec } from '#features/sale/exchange-code/server/code.spec.ts'
import { taskSpec } from '#features/sale/exchange-task/server/task.spec.ts'
import { progressEndpoints } from '#features/learning/attempt/progress.contract.ts'
import { countProgress } from '#features/learning/attempt/server/records/progress.handlers.ts'
import { readableRecords } from '#features/learning/attempt/server/records/study.access.ts'
import { studySpec } from '#features/learning/attempt/server/records/study.spec.ts'
import { messageEndpoints } from '#features/learning/message/message.contract.ts'
import { countUnreadOf } from '#features/learning/message/server/noteRead.ts'
import { orderSpec } from '#features/sale/order/server/order.spec.ts'
import { summarize } from '#features/sale/order/server/summary.ts'
import { productSpec } from '#features/content/product/server/product.spec.ts'
import { tagSpec } from '#features/content/tag/server/tag.handlers.ts'
import { auditQueues } from './auditQueues.ts'

const Values = z.record(z.string(), z.unknown())

/** The list of a resource. */
const records = <R extends AnyResource>(spec: CrudSpec & { readonly resource: R }): List =>
  listOf({
    endpoint: spec.resource.endpoints.page,
    count: (call, filters) => countRecords(spec, call, Values.parse(filters)),
  })

/** Of messages the dashboard tells what is unread, list by list. */
function countMessages(call: Call, { type, read }: BodyOf<typeof messageEndpoints.page>) {
  if (typeof type !== 'string' || read !== false) throw new Error('unread messages of one kind are counted')
  return countUnreadOf(call, type)
}

const countQueue = async (call: Call, { resource }: BodyOf<typeof auditEndpoints.waiting>) =>
  totalsOf((await countWaiting(call, auditQueues[resource])).count)

/** What the dashboard counts, by the rules and filters of the lists themselves (B15). */
export const dashboardSources: Sources = {
  lists: {
    ability: records(abilitySpec),
    activity: records(activitySpec),
    banner: records(bannerSpec),
    career: records(careerSpec),
    course: records(courseSpec),
    decision: listOf({ endpoint: auditEndpoints.page, count: pageDecisions }),
    exchangeCode: records(codeSpec),
    exchangeTask: records(taskSpec),
    message: listOf({ endpoint: messageEndpoints.page, count: countMessages }),
    order: records(orderSpec),
    product: records(productSpec),
    progress: listOf({ endpoint: progressEndpoints.page, count: countProgress }),
    study: records(studySpec),
    tag: records(tagSpec),
    waiting: listOf({ endpoint: auditEndpoints.waiting, count: countQueue }),
    work: records(assignmentSpec),
  },
  readableRecords,
  incomeSince: async (call, since) =>
    (await summarize(call, { status: 'paid', paidFrom: since })).byStatus.paid.sum,
}
