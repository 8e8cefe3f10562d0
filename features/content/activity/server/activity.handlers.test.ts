import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { shapeOf } from '#kit/contract/field.ts'
import { makeAbility } from '#features/content/ability/server/makeAbility.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import { makePicture } from '#features/media/file/server/makePicture.ts'
import { makeTag } from '#features/content/tag/server/makeTag.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { activityEndpoints } from '../activity.contract.ts'
import { activityFields } from '../activity.fields.ts'
import { makeActivity } from './makeActivity.ts'

let app: TestApp
let admin: Person
let designer: Person
let other: Person
let teacher: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('super_admin')
  designer = await app.person('lx_designer')
  other = await app.person('lx_designer')
  teacher = await app.person('teacher')
})
afterAll(() => app.close())

/** What a form would send of a record. */
const fieldsSchema = z.object(shapeOf(activityFields))
const read = (id: number, as = designer) => app.call(activityEndpoints.get, { as, query: { id } })
const move = async (id: number, status: 'public' | 'hidden', as = designer) => {
  const { revision } = await read(id, admin)
  return app.request(activityEndpoints.updateStatus, { as, body: { id, status, revision } })
}

describe('an activity', () => {
  test('is begun with a title alone and read back with what was left open', async () => {
    const id = await app.call(activityEndpoints.create, { as: designer, body: { title: 'Ask openly' } })
    expect(await read(id)).toMatchObject({
      title: 'Ask openly',
      description: '',
      careerId: null,
      language: null,
      designMethod: 'byHand',
      distribution: 'none',
      platformStatus: 'private',
      status: 'draft',
      isReady: false,
      cardCount: 0,
      versionNumber: 0,
      hasUnpublishedChanges: false,
      cards: [],
      files: {},
      mayEdit: true,
    })
  })

  test('keeps its career, tags, teachers and competency points', async () => {
    const career = await makeCareer(app.services, { creatorId: admin.id, status: 'public', name: 'Host' })
    const tag = await makeTag(app.services, { status: 'reviewed', name: 'Talk' })
    const ability = await makeAbility(app.services, { creatorId: designer.id, name: 'Listen' })
    const points = [{ abilityId: ability.id, weight: 3, reflectionQuestion: 'When did it work?' }]
    const body = {
      title: 'Subscription',
      careerId: career.id,
      tagIds: [tag.id],
      hostTeacherIds: [teacher.id],
      competencyPoints: points,
    }
    const id = await app.call(activityEndpoints.create, { as: designer, body })
    expect(await read(id)).toMatchObject({
      ...body,
      careerName: 'Host',
      tags: [{ id: tag.id, label: 'Talk' }],
      hostTeachers: [{ id: teacher.id }],
      abilities: [{ id: ability.id, label: 'Listen' }],
    })
    expect(await read(id, teacher)).toMatchObject({ id, mayEdit: false })
  })

  test('refuses what cannot be picked, each beside its field', async () => {
    const career = await makeCareer(app.services, { creatorId: other.id })
    const learner = await app.person('student')
    const ability = await makeAbility(app.services, { creatorId: designer.id })
    const point = { abilityId: ability.id, weight: 1, reflectionQuestion: '' }
    const answer = await app.request(activityEndpoints.create, {
      as: designer,
      body: {
        title: 'Odd links',
        careerId: career.id,
        courseId: 7,
        tutorAgentId: 8,
        hostTeacherIds: [learner.id],
        competencyPoints: [point, point],
      },
    })
    expect(answer.code).toBe(400)
    expect(Object.keys(Object(Object(answer.data).fields)).sort()).toEqual([
      'careerId',
      'competencyPoints.1.abilityId',
      'courseId',
      'hostTeacherIds',
      'tutorAgentId',
    ])
  })

  test('stays editable in every state and tells that it was changed since it was published', async () => {
    const made = await makeActivity(app.services, { creatorId: designer.id })
    await move(made.id, 'public')
    const published = await read(made.id)
    expect(published).toMatchObject({ status: 'public', versionNumber: 1, hasUnpublishedChanges: false })
    const save = async (title: string) => {
      const now = await read(made.id)
      const fields = fieldsSchema.parse(now)
      await app.call(activityEndpoints.update, {
        as: designer,
        body: { ...fields, title, id: made.id, revision: now.revision },
      })
      return read(made.id)
    }
    expect(await save('Another title')).toMatchObject({ hasUnpublishedChanges: true, status: 'public' })
    expect(await save(published.title)).toMatchObject({ hasUnpublishedChanges: false })
    await move(made.id, 'hidden')
    expect(await read(made.id)).toMatchObject({ status: 'hidden', hasUnpublishedChanges: false })
  })

  test('is copied into a draft of one’s own with new card numbers and the version it came from', async () => {
    const picture = await makePicture(app.services, { ownerId: designer.id, purpose: 'card' })
    const image = {
      id: 9,
      type: 'image',
      pictures: [{ media: { fileId: picture.id, alt: 'Two people talk', decorative: false, caption: '' } }],
    }
    const source = await makeActivity(app.services, {
      creatorId: designer.id,
      status: 'public',
      cards: [image],
    })
    const id = await app.call(activityEndpoints.copy, { as: other, body: { id: source.id } })
    const copy = await read(id, other)
    const original = await read(source.id)
    expect(copy).toMatchObject({
      title: 'Asking open questions (copy)',
      status: 'draft',
      creatorId: other.id,
      isReady: true,
      parentVersionId: source.publishedVersionId,
      publishedVersionId: null,
    })
    expect(copy.cards[0]?.id).not.toBe(original.cards[0]?.id)
    expect(copy.cards[0]).toMatchObject({ pictures: [{ media: { fileId: picture.id } }] })
    expect(copy.files[picture.id]?.url).toMatch(/^\/files\//)
  })

  test('of somebody else is not copied while it is a draft', async () => {
    const { id } = await makeActivity(app.services, { creatorId: designer.id })
    expect(await app.request(activityEndpoints.copy, { as: other, body: { id } })).toMatchObject({
      code: 404,
    })
  })
})

describe('what an activity uses', () => {
  test('is not deleted while it is used: career, tag and ability each name the activity', async () => {
    const career = await makeCareer(app.services, { creatorId: designer.id })
    const tag = await makeTag(app.services, { status: 'reviewed' })
    const ability = await makeAbility(app.services, { creatorId: designer.id })
    const { id } = await makeActivity(app.services, {
      creatorId: designer.id,
      careerId: career.id,
      tagIds: [tag.id],
      competencyPoints: [{ abilityId: ability.id, weight: 2, reflectionQuestion: '' }],
    })
    const uses = {
      code: 1003,
      data: { uses: [{ resource: 'activity', id, label: 'Asking open questions' }] },
    }
    const remove = (path: string, used: number) =>
      app.fetch('DELETE', `/console-api/course/${path}/delete`, { query: { id: used } }, admin)
    expect(await (await remove('career', career.id)).json()).toMatchObject(uses)
    expect(await (await remove('tag', tag.id)).json()).toMatchObject(uses)
    expect(await (await remove('ability', ability.id)).json()).toMatchObject(uses)
  })
})

describe('the list of activities', () => {
  test('filters by readiness, career, language, tag, teacher and binding, and counts by status', async () => {
    const tag = await makeTag(app.services, { status: 'reviewed' })
    const made = await makeActivity(app.services, {
      creatorId: designer.id,
      title: '提问的艺术',
      language: 'zh',
      tagIds: [tag.id],
      hostTeacherIds: [teacher.id],
    })
    await app.call(activityEndpoints.create, { as: designer, body: { title: '提问之前' } })
    const found = async (filters: object) => {
      const { list } = await app.call(activityEndpoints.page, {
        as: designer,
        body: { title: '提问', ...filters },
      })
      return list.map((row) => row.title)
    }
    expect(await found({})).toEqual(['提问之前', '提问的艺术'])
    expect(await found({ isReady: true })).toEqual(['提问的艺术'])
    expect(await found({ careerId: made.careerId ?? 0 })).toEqual(['提问的艺术'])
    expect(await found({ language: 'zh' })).toEqual(['提问的艺术'])
    expect(await found({ tagId: tag.id })).toEqual(['提问的艺术'])
    expect(await found({ hostTeacherId: teacher.id })).toEqual(['提问的艺术'])
    expect(await found({ independent: false })).toEqual([])
    const counts = await app.call(activityEndpoints.counts, { as: designer, body: { title: '提问' } })
    expect(counts).toEqual({ draft: 2, public: 0, hidden: 0 })
  })

  test('shows a designer own activities and others’ public ones, and a teacher those that name them', async () => {
    const creatorId = other.id
    const draft = await makeActivity(app.services, { creatorId, title: 'Seen by few' })
    const open = await makeActivity(app.services, { creatorId, title: 'Seen by few', status: 'public' })
    const hosted = await makeActivity(app.services, {
      creatorId,
      title: 'Seen by few',
      hostTeacherIds: [teacher.id],
    })
    const seen = async (as: Person) => {
      const { list } = await app.call(activityEndpoints.page, { as, body: { title: 'Seen by few' } })
      return list.map(({ id }) => id).sort((a, b) => a - b)
    }
    expect(await seen(designer)).toEqual([open.id])
    expect(await seen(other)).toEqual([draft.id, open.id, hosted.id])
    expect(await seen(teacher)).toEqual([hosted.id])
    expect(await app.request(activityEndpoints.get, { as: designer, query: { id: draft.id } })).toMatchObject(
      {
        code: 404,
      },
    )
  })
})
