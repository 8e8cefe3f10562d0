import { randomUUID } from 'node:crypto'
import { writeBook } from '#kit/sheet/server/workbook.ts'
import { makeActivity, workCard } from '#features/content/activity/server/makeActivity.ts'
import { assignmentEndpoints } from '#features/learning/assignment/assignment.contract.ts'
import { makeBanner } from '#features/sale/banner/server/makeBanner.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import { courseAuthEndpoints } from '#features/content/authorization/authorization.contract.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { makeExchangeCode } from '#features/sale/exchange-code/server/makeExchangeCode.ts'
import { makeExchangeTask } from '#features/sale/exchange-task/server/makeExchangeTask.ts'
import { makePicture } from '#features/media/file/server/makePicture.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { makeOrder } from '#features/sale/order/server/makeOrder.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import { makeUserPage, userPageContent } from '#features/content/user-page/server/makeUserPage.ts'
import { sampleRequest } from './sampleRequest.ts'
import type { SampleRequest, Stage } from './sampleRequest.ts'
import { forms } from './samples.ts'
import { documentOf, createRequests } from './sampleRequests.create.ts'

export type { SampleRequest, Sending, Stage } from './sampleRequest.ts'

const reason = 'Say more'
const password = 'a marked passphrase'

async function order({ app, admin }: Stage, status: 'pending' | 'paid' = 'pending') {
  return { id: (await makeOrder(app.services, { creatorId: admin.id, status })).id, revision: 1 }
}

async function code({ app, admin }: Stage) {
  return makeExchangeCode(app.services, { creatorId: admin.id })
}

async function learner({ app }: Stage) {
  const { id } = await app.person('student')
  return { id, revision: 1 }
}

async function handedIn({ app, admin }: Stage): Promise<number> {
  const card = { ...workCard, id: 1 }
  const hosted = { creatorId: admin.id, status: 'public', cards: [card] } as const
  const { id: activityId } = await makeActivity(app.services, hosted)
  const as = await app.person('student')
  const { cards } = await app.call(learnEndpoints.activity, { as, query: { id: activityId } })
  const work = { activityId, cardId: cards[0]?.id ?? 0, clientId: randomUUID(), text: 'Three quotes' }
  await app.call(learnEndpoints.assignment, { as, body: work })
  const { list } = await app.call(assignmentEndpoints.page, { as: admin, body: {} })
  return list[0]?.id ?? 0
}

async function assistance({ app, admin }: Stage) {
  const { id: targetId } = await makeCourse(app.services, { creatorId: admin.id })
  const { id: userId } = await app.person('teacher')
  return { targetType: 'course' as const, targetId, userId, privileges: ['viewLearners' as const] }
}

const assistant = async (stage: Stage) =>
  stage.app.call(courseAuthEndpoints.create, { as: stage.admin, body: await assistance(stage) })

/** What changes other records by calls of its own, alphabetical. */
const ownRequests: Readonly<Record<string, SampleRequest>> = {
  'account.close': async ({ app }) => ({
    as: await app.person('teacher'),
    body: { password: 'correct horse', handOverTo: null },
  }),
  'account.closeOther': async (stage) => ({
    body: { id: (await learner(stage)).id, handOverTo: null },
  }),
  'assignment.feedback': async (stage) => ({
    body: { id: await handedIn(stage), result: 'approved', comment: 'Well asked', score: 80, revision: 2 },
  }),
  'banner.schedule': async ({ app, admin }) => {
    const pushTime = app.services.now() + 3_600_000
    const { id } = await makeBanner(app.services, { creatorId: admin.id, pushTime })
    return { body: { id, revision: 1 } }
  },
  'career.sort': async ({ app, admin }) => ({
    body: { ids: [(await makeCareer(app.services, { creatorId: admin.id, order: 7 })).id] },
  }),
  'course.copy': async ({ app, admin }) => ({
    body: { id: (await makeCourse(app.services, { creatorId: admin.id })).id },
  }),
  'course.updateStatus': async ({ app, admin }) => {
    const { id } = await makeCourse(app.services, { creatorId: admin.id })
    return { body: { id, status: 'public', revision: 1 } }
  },
  'courseAuth.create': async (stage) => ({ body: await assistance(stage) }),
  'courseAuth.delete': async (stage) => ({ query: { id: await assistant(stage) } }),
  'courseAuth.update': async (stage) => ({
    body: { id: await assistant(stage), privileges: ['gradeAssignments'], revision: 1 },
  }),
  'exchangeCode.redeem': async (stage) => ({
    as: await stage.app.person('student'),
    body: { code: (await code(stage)).code, clientId: randomUUID() },
  }),
  'exchangeCode.revoke': async (stage) => ({ body: { id: (await code(stage)).id, reason, revision: 1 } }),
  'exchangeCode.updateStatus': async (stage) => ({
    body: { id: (await code(stage)).id, status: 'revoked', reason, revision: 1 },
  }),
  'exchangeTask.download': async ({ app, admin }) => ({
    query: {
      id: (await makeExchangeTask(app.services, { creatorId: admin.id, status: 'finished' })).id,
      format: 'xlsx',
    },
  }),
  'exchangeTask.retry': async ({ app, admin }) => {
    const { id } = await makeExchangeTask(app.services, { creatorId: admin.id, status: 'failed' })
    return { body: { id, revision: 1 } }
  },
  'order.cancel': async (stage) => ({ body: await order(stage) }),
  'order.confirm': async (stage) => ({ body: await order(stage) }),
  'order.create': async ({ app, admin }) => ({
    body: { ...(await forms['order']?.content(app.services, admin.id)) },
  }),
  'order.refund': async (stage) => ({ body: { ...(await order(stage, 'paid')), reason } }),
  'order.updateStatus': async (stage) => ({ body: { ...(await order(stage)), status: 'paid' } }),
  'product.copy': async ({ app, admin }) => ({
    body: { id: (await makeProduct(app.services, { creatorId: admin.id })).id },
  }),
  'profile.update': async ({ app, admin }) => {
    const avatar = await makePicture(app.services, { ownerId: admin.id, purpose: 'avatar' })
    return { body: { nickname: 'Lin', description: 'Asks', avatar: avatar.url } }
  },
  'profile.updatePassword': async ({ app }) => ({
    as: await app.person('teacher'),
    body: { oldPassword: 'correct horse', newPassword: password },
  }),
  'publicPage.getFree': async ({ app, admin }) => {
    const free = { creatorId: admin.id, status: 'public', salePrice: 0 }
    return { body: { productId: (await makeProduct(app.services, free)).id } }
  },
  'sensitiveWord.paste': async () => ({ body: { text: `smuggled ${Math.random()}` } }),
  'session.register': async () => ({
    body: { username: `new.${randomUUID().slice(0, 8)}`, nickname: 'New', password },
  }),
  'user.assignRoles': async (stage) => ({ body: { ...(await learner(stage)), roles: ['teacher'] } }),
  'user.create': async () => ({
    body: { username: `by.${randomUUID().slice(0, 8)}`, nickname: 'New', password, roles: ['teacher'] },
  }),
  'user.import': async ({ app }) => {
    const columns = ['username', 'nickname', 'roles'] as const
    const heads = columns.map((name) =>
      app.services.translatorFor('en')({ namespace: 'user', key: `fields.${name}` }),
    )
    const person = [`of.${randomUUID().slice(0, 8)}`, 'New', 'teacher']
    const book = await writeBook({ name: 'People', rows: [heads, person] })
    return { body: documentOf('people.xlsx', new Uint8Array(book), 'yes') }
  },
  'user.resetPassword': async (stage) => ({
    body: { id: (await learner(stage)).id, newPassword: password },
  }),
  'user.update': async (stage) => ({
    body: {
      ...(await learner(stage)),
      nickname: 'Renamed',
      phone: '',
      wxOpenid: '',
      unionId: '',
      sessionKey: 'marked-session-key',
    },
  }),
  'userPage.create': async ({ app }) => {
    const as = await app.person('lx_designer')
    return { as, body: await userPageContent(app.services, as.id) }
  },
  'userPage.updateStatus': async ({ app }) => {
    const { id: creatorId } = await app.person('lx_designer')
    const { id } = await makeUserPage(app.services, { creatorId })
    return { body: { id, status: 'reviewing', revision: 1 } }
  },
  'user.updateStatus': async (stage) => ({ body: { ...(await learner(stage)), status: 'invalid' } }),
}

/** How a call is made that owes an entry of the operation log, by `feature.verb`. */
export const sampleRequestOf = (name: string): SampleRequest =>
  createRequests[name] ?? ownRequests[name] ?? sampleRequest(name)
