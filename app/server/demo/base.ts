import type { Services } from '#kit/call/server/context.ts'
import { makeAbility } from '#features/content/ability/server/makeAbility.ts'
import { auditRecordTable } from '#features/content/audit/server/auditRecord.table.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import { makeTag } from '#features/content/tag/server/makeTag.ts'
import { abilities, tags } from './data/bases.data.ts'
import { careers } from './data/careers.data.ts'
import { ago, day } from './clock.ts'
import type { Gallery } from './pictures/gallery.ts'
import type { People } from './people.ts'

/** What the demonstration school is made with. */
export interface DemoContext {
  readonly services: Services
  readonly gallery: Gallery
  readonly people: People
}

/** The id at this index, beginning again after the last. */
export const roundRobin = (ids: readonly number[], index: number): number => ids[index % ids.length] ?? 0

const waiting = 3
const pictures = 12

export async function makeTags({ services, gallery, people }: DemoContext): Promise<number[]> {
  const ids: number[] = []
  for (const [index, [name, summary]] of tags.entries()) {
    const main = await gallery.picture('main', index % pictures)
    const head = await gallery.picture('head', index % pictures)
    const at = ago(services, 120 - index)
    const tag = await makeTag(services, {
      name,
      summary,
      mainImage: main.url,
      headImage: head.url,
      creatorId: roundRobin(people.designerIds, index),
      status: index < tags.length - waiting ? 'reviewed' : 'pending',
      createdAt: at,
      updatedAt: at + day,
    })
    await gallery.noteUse('tag', tag.id, [main, head])
    ids.push(tag.id)
  }
  return ids
}

interface Review {
  readonly status: 'draft' | 'reviewing' | 'public'
  readonly isApproved?: boolean
  readonly reviewReason?: string
}

/** Most are public; some wait, some are being written, and one was sent back. */
function reviewOf(index: number, count: number, reason: string): Review {
  const fromEnd = count - 1 - index
  if (index === 7) return { status: 'draft', reviewReason: reason }
  if (index % 9 === 4) return { status: 'reviewing' }
  return index % 11 === 10 || fromEnd === 2 ? { status: 'draft' } : { status: 'public', isApproved: true }
}

interface Decided {
  readonly resource: string
  readonly id: number
  readonly title: string
  readonly creatorId: number
  readonly review: Review
  readonly at: number
}

/** The decision that led to the state, as the reviewer left it. */
async function saveDecision({ services, people }: DemoContext, decided: Decided): Promise<void> {
  const { resource, id, title, creatorId, review, at } = decided
  const reason = review.reviewReason ?? ''
  if (review.status !== 'public' && reason === '') return
  const result = review.status === 'public' ? 'approved' : 'rejected'
  const reviewerId = people.auditorId
  await services.database.db
    .insert(auditRecordTable)
    .values({ resource, resourceId: id, title, creatorId, result, reason, reviewerId, at })
}

export async function makeAbilities(demo: DemoContext): Promise<number[]> {
  const { services, gallery, people } = demo
  const ids: number[] = []
  for (const [index, [name, summary, title, marketPrice]] of abilities.entries()) {
    const main = await gallery.picture('main', index % pictures)
    const head = await gallery.picture('head', index % pictures)
    const review = reviewOf(index, abilities.length, '简介里请写清学完能做什么。')
    const at = ago(services, 110 - index * 2)
    const creatorId = roundRobin(people.designerIds, index)
    const { id } = await makeAbility(services, {
      name,
      summary,
      creatorId,
      mainImage: main.url,
      headImage: head.url,
      ...review,
      recommendedCourses: [{ courseId: null, title, marketPrice }],
      createdAt: at,
      updatedAt: at + 2 * day,
    })
    await gallery.noteUse('ability', id, [main, head])
    await saveDecision(demo, { resource: 'ability', id, title: name, creatorId, review, at: at + 2 * day })
    ids.push(id)
  }
  return ids
}

export async function makeCareers(demo: DemoContext, links: { abilityIds: number[]; tagIds: number[] }) {
  const { services, gallery, people } = demo
  const ids: number[] = []
  for (const [index, [name, summary, abilityNumbers, tagNumbers]] of careers.entries()) {
    const cover = await gallery.picture('cover', index)
    const review = reviewOf(index, careers.length, '封面和简介说的不是同一件事，请调整后再提交。')
    const at = ago(services, 90 - index * 3)
    const creatorId = roundRobin(people.designerIds, index)
    const { id } = await makeCareer(services, {
      name,
      summary,
      creatorId,
      cover: cover.url,
      order: index + 1,
      ...review,
      abilityIds: abilityNumbers.map((number) => links.abilityIds[number] ?? 0),
      tagIds: tagNumbers.map((number) => links.tagIds[number] ?? 0),
      createdAt: at,
      updatedAt: at + 2 * day,
    })
    await gallery.noteUse('career', id, [cover])
    await saveDecision(demo, { resource: 'career', id, title: name, creatorId, review, at: at + 2 * day })
    ids.push(id)
  }
  return ids
}
