import { z } from 'zod'
import { richOf } from '#kit/richText/richText.ts'
import { choiceSample } from '#cards/choice/choice.sample.ts'
import { textSample } from '#cards/text/text.sample.ts'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { adminPassword, signIn } from './console.ts'
import { tokenIn } from './formSteps.ts'
import { openCampus, type Campus } from './learn.school.ts'

const idIn = z.number()
const usersIn = z.object({ list: z.array(z.object({ id: z.number() })) })
const revised = z.object({ revision: z.number() })
const taskIn = z.object({ status: z.string() })
const codesIn = z.object({ list: z.array(z.object({ code: z.string() })) })

export const course = '两步学会用户访谈'
export const product = '用户访谈春季班'
export const activities = ['问对第一个问题', '把访谈变成结论'] as const
export const task = '交一段访谈记录'
export const listen = textSample.cards[0]?.title ?? ''
export const judge = choiceSample.cards[2]?.question ?? ''

export interface Sold {
  readonly activityIds: readonly [number, number]
  readonly courseId: number
  readonly productId: number
  readonly code: string
}

const teacherName = 'wang.laoshi'

/** Opens a school in which everything is sold, with the teacher of its course, who is signed in. */
export async function openSoldSchool(
  stage: Stage,
  password: string,
): Promise<{ campus: Campus; sold: Sold; teacher: Visitor }> {
  const admin = await stage.visitor('zh')
  await signIn(admin, 'admin', adminPassword)
  const token = (await tokenIn(admin)) ?? ''
  await admin.context.close()
  const campus = await openCampus(stage, token)
  const teacher = await stage.person('zh', token, teacherName, ['teacher'], password)
  return { campus, sold: await sellCourse(campus, teacherName), teacher }
}

/** A school in which everything is sold: a course of two days that open one after the other, and a code for it. */
export async function sellCourse(campus: Campus, teacher: string): Promise<Sold> {
  const teacherId = await userId(campus, teacher)
  const [text] = textSample.cards
  const [, , question] = choiceSample.cards
  const own = (card: object | undefined) => ({ ...card, id: undefined })
  const first = await campus.makeDeck(activities[0], [own(text), own(question)])
  const second = await campus.makeDeck(activities[1], [work(teacherId)])
  for (const id of [first, second]) await campus.move(id, 'public')
  const careerIds = [campus.careerId]
  await moved(campus, 'course/career', campus.careerId, ['reviewing', 'public'])
  const courseId = idIn.parse(
    await campus.call('POST', 'course/lession/create', {
      ...{ title: course, overview: '从提问到整理。', careerIds, instructorIds: [teacherId] },
      ...{ learnMode: 'day', days: 2, unlockMode: 'gradual', showMode: 'list' },
      places: [first, second].map((activityId, index) => ({ unit: index + 1, activityId })),
    }),
  )
  await moved(campus, 'course/lession', courseId, ['public'])
  const sold = await sellAlone(campus, { courseId, title: product })
  return { activityIds: [first, second], courseId, ...sold }
}

/** Sells a public course by a product of its own, and orders a code of it. */
export async function sellAlone(
  campus: Campus,
  product: { readonly courseId: number; readonly title: string; readonly salePrice?: number },
): Promise<{ productId: number; code: string }> {
  const { courseId, title, salePrice = 99 } = product
  const productId = idIn.parse(
    await campus.call('POST', 'course/product/create', {
      ...{ title, overview: '两步，一次真实的访谈。', courseIds: [courseId] },
      ...{ salePrice, careerIds: [campus.careerId] },
    }),
  )
  await moved(campus, 'course/product', productId, ['reviewing', 'public'])
  return { productId, code: await orderCode(campus, productId, title) }
}

const work = (reviewerId: number) => ({
  ...{ type: 'assignment', title: task, points: 10, accepted: ['text'], completeOn: 'approval' },
  instructions: richOf('交上三句原话。'),
  reviewerIds: [reviewerId],
  rubric: [{ id: 'quotes', title: '有原话', detail: '三句', points: 10 }],
})

/** Somebody's number by the name they sign in with. */
export async function userId(campus: Campus, username: string): Promise<number> {
  const body = { pageNo: 1, pageSize: 1, username }
  return usersIn.parse(await campus.call('POST', 'system/user/page', body)).list[0]?.id ?? 0
}

export async function moved(
  campus: Campus,
  path: string,
  id: number,
  states: readonly string[],
): Promise<void> {
  for (const status of states) {
    const { revision } = revised.parse(await campus.call('GET', `${path}/get?id=${id}`))
    await campus.call('PUT', `${path}/update-status`, { id, status, revision })
  }
}

/** Makes one code of a product. */
export async function orderCode(campus: Campus, productId: number, name: string): Promise<string> {
  const body = { name, productId, quantity: 1, qr: 'without' }
  const taskId = idIn.parse(await campus.call('POST', 'course/exchange-task/create', body))
  for (let status = ''; status !== 'finished';) {
    ;({ status } = taskIn.parse(await campus.call('GET', `course/exchange-task/get?id=${taskId}`)))
    if (status === 'failed') throw new Error('the codes were not made')
  }
  const { list } = codesIn.parse(await campus.call('POST', 'course/exchange-code/page', { taskId }))
  return list[0]?.code ?? ''
}
