import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ability } from '#features/ability/ability.contract.ts'
import { activity } from '#features/activity/activity.contract.ts'
import { career } from '#features/career/career.contract.ts'
import { careerContent } from '#features/career/server/makeCareer.ts'
import { makePicture } from '#features/file/server/makePicture.ts'
import { tag } from '#features/tag/tag.contract.ts'
import { prefix } from '#kit/envelope.ts'
import type { Field, Fields } from '#kit/field.ts'
import { fieldsIn, innerFields } from '#kit/field.ts'
import type { Services } from '#kit/server/context.ts'
import type { Person, TestApp } from './testing.ts'
import { startTestApp } from './testing.ts'

type Content = Readonly<Record<string, unknown>>

interface Form {
  readonly path: string
  readonly fields: Fields
  /** What is accepted as it is; each case spoils one field of it. */
  readonly content: (services: Services, ownerId: number) => Promise<Content>
}

const forms: Readonly<Record<string, Form>> = {
  ability: {
    path: ability.path,
    fields: ability.fields,
    content: async (services, ownerId) => ({
      name: 'Asking',
      summary: 'Asks what matters',
      mainImage: (await makePicture(services, { ownerId, purpose: 'main' })).url,
      headImage: (await makePicture(services, { ownerId, purpose: 'head' })).url,
      recommendedCourses: [{ courseId: null, title: 'Ask', marketPrice: 9.9 }],
    }),
  },
  activity: {
    path: activity.path,
    fields: activity.fields,
    content: async () => ({ title: 'Interviewing' }),
  },
  career: { path: career.path, fields: career.fields, content: careerContent },
  tag: {
    path: tag.path,
    fields: tag.fields,
    content: async () => ({ name: 'Research', summary: '', mainImage: '', headImage: '' }),
  },
}

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('super_admin')
})
afterAll(() => app.close())

// One grapheme each, several code units: lengths are counted as a reader counts.
const family = '👩‍👩‍👧‍👦'
const unknownId = 987_654_321

/** What the specification refuses of a field: the value, and where the refusal stands. */
function spoiled(
  name: string,
  field: Field,
): readonly (readonly [what: string, value: unknown, at: string])[] {
  const wrongType: readonly [string, unknown, string] = ['of another type', { a: 1 }, name]
  const missing = field.required === 'save' ? [['missing', null, name] as const] : []
  switch (field.kind) {
    case 'text':
      return [
        wrongType,
        ['too long by one', family.repeat(field.max + 1), name],
        ...(field.required === 'save' ? [['blank after trimming', ' \t ', name] as const] : []),
      ]
    case 'number':
      return [
        wrongType,
        ...missing,
        ['too small', field.min - 1, name],
        ['too large', field.max + 1, name],
        ['too precise', 0.1234, name],
      ]
    case 'flag':
      return [wrongType]
    case 'oneOf':
      return [wrongType, ...missing, ['invented', 'invented', name]]
    case 'pick':
      return [
        wrongType,
        ...missing,
        ['no number', -1, name],
        ['of a record that is not there', unknownId, name],
      ]
    case 'pickMany':
      return [
        wrongType,
        ['too many', Array.from({ length: field.max + 1 }, (_, index) => index + 1), name],
        ['twice the same', [1, 1], name],
        ['of a record that is not there', [unknownId], name],
      ]
    case 'picture':
      return [
        wrongType,
        ...(field.required === 'save' ? [['blank', '', name] as const] : []),
        ['of another site', 'https://elsewhere.example/a.png', name],
        ['an invented address of ours', '/files/aaaaaaaaaaaaaaaaaaaaaaaa.jpg', name],
        ['a script', 'javascript:alert(1)', name],
      ]
    case 'time':
      return [wrongType, ...missing, ['negative', -1, name]]
    case 'rows':
      return [wrongType, ...(field.min > 0 ? [['empty', [], name] as const] : [])]
  }
}

function cases(fields: Fields) {
  return fieldsIn(fields).flatMap(([name, field]) => {
    const own = spoiled(name, field)
    const inner = innerFields(field)
    if (!inner) return own
    const blank = Object.fromEntries(Object.keys(inner).map((key) => [key, null]))
    const nested = fieldsIn(inner).flatMap(([key, part]) =>
      !innerFields(part)
        ? spoiled(key, part)
            .filter(([what]) => what !== 'of a record that is not there')
            .map(
              ([what, value]) =>
                [`${key} ${what}`, [{ ...blank, [key]: value }], `${name}.0.${key}`] as const,
            )
        : [],
    )
    return [...own, ...nested]
  })
}

async function create(form: Form, content: Content) {
  const response = await app.fetch('POST', `${prefix}/${form.path}/create`, { body: content }, admin)
  const answer: { code: number; data: { fields?: Record<string, string> } | null } = JSON.parse(
    await response.text(),
  )
  return answer
}

describe.each(Object.entries(forms))('the form of %s', (_name, form) => {
  test('takes what is right', async () => {
    expect(await create(form, await form.content(app.services, admin.id))).toMatchObject({ code: 0 })
  })

  test.each(cases(form.fields))('refuses %s: %j, at %s', async (_what, value, at) => {
    const content = await form.content(app.services, admin.id)
    const answer = await create(form, { ...content, [at.split('.')[0] ?? at]: value })
    expect(answer.code).toBe(400)
    expect(answer.data?.fields?.[at]).toMatch(/\S/)
    expect(answer.data?.fields?.[at]).not.toMatch(/problems\.|faults\.|\{\{/)
  })

  test('names what is missing as the form does', async () => {
    const { data } = await create(form, {})
    for (const [at, text] of Object.entries(data?.fields ?? {})) {
      expect(text).not.toContain(at)
      expect(text).not.toContain('fields.')
    }
  })

  test('refuses a field that it does not have, rather than ignoring it', async () => {
    const content = await form.content(app.services, admin.id)
    for (const extra of ['status', 'creatorId', 'revision', 'isApproved', 'id', 'deletedAt']) {
      const answer = await create(form, { ...content, [extra]: 1 })
      expect(answer).toMatchObject({ code: 400, data: { fields: { [extra]: expect.any(String) } } })
    }
  })
})
