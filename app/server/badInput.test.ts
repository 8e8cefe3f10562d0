import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import type { Field, Fields } from '#kit/contract/field.ts'
import { emptyOf, fieldsIn, innerFields, isBlank } from '#kit/contract/field.ts'
import type { FormSample } from '#kit/testing/server/sample.ts'
import { forms } from './testing/samples.ts'
import type { Person, TestApp } from './testing.ts'
import { startTestApp } from './testing.ts'

/** What is right in a form. */
type Right = Readonly<Record<string, unknown>>

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await startTestApp()
  // A batch of codes queues a job.
  await app.services.jobs.start(app.services)
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
        ['too precise', field.min + 10 ** -(field.decimals + 1), name],
      ]
    case 'flag':
      return [wrongType]
    case 'secret':
      return [wrongType, ['too long by one', 'x'.repeat(field.max + 1), name]]
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
    case 'date':
      return [
        wrongType,
        ...missing,
        ['not in the calendar', '2026-02-29', name],
        ['a moment', '2026-01-01T00:00', name],
      ]
    case 'rows':
      return [
        wrongType,
        ...(field.required === 'save' && field.min > 0 ? [['empty', [], name] as const] : []),
      ]
  }
}

function cases(fields: Fields) {
  return fieldsIn(fields).flatMap(([name, field]) => {
    const own = spoiled(name, field)
    const inner = innerFields(field)
    if (!inner) return own
    const nested = fieldsIn(inner).flatMap(([key, part]) =>
      !innerFields(part)
        ? spoiled(key, part)
            .filter(([what]) => what !== 'of a record that is not there')
            .map(([what, value]) => [`${key} ${what}`, value, `${name}.0.${key}`] as const)
        : [],
    )
    return [...own, ...nested]
  })
}

/** The content with this value at the path; a row of which the content has none is otherwise empty. */
function withValue(content: Right, at: string, value: unknown): Right {
  const [name = at, , key] = at.split('.')
  if (key === undefined) return { ...content, [name]: value }
  const rows: unknown = content[name]
  const row: unknown = Array.isArray(rows) ? rows[0] : undefined
  return { ...content, [name]: [{ ...(typeof row === 'object' && row), [key]: value }] }
}

type Path = readonly [at: string, field: Field]

/** The fields of a form, and those of the first row of its groups. */
const pathsOf = (fields: Fields): readonly Path[] =>
  fieldsIn(fields).flatMap(([name, field]): Path[] => [
    [name, field],
    ...fieldsIn(innerFields(field) ?? {}).map(([key, part]): Path => [`${name}.0.${key}`, part]),
  ])

/** What can be left empty: a switch never is, nor a row that is not there. */
const emptiable = (fields: Fields, content: Right): readonly Path[] =>
  pathsOf(fields).filter(([at, { kind }]) => {
    const [name = at, row] = at.split('.')
    return kind !== 'flag' && (row === undefined || !isBlank(content[name]))
  })

const contents = new Map<FormSample, Promise<Right>>()

/** Made once a form: pictures and the records that it links to take their time. */
function contentOf(form: FormSample): Promise<Right> {
  const content = contents.get(form) ?? form.content(app.services, admin.id)
  contents.set(form, content)
  return content
}

async function create(form: FormSample, content: Right, language = 'en') {
  return send(form, 'POST', 'create', content, language)
}

interface Answer {
  readonly code: number
  readonly data: { readonly fields?: Readonly<Record<string, string>> } | null
}

async function send(form: FormSample, method: 'POST' | 'PUT', verb: string, body: Right, language = 'en') {
  const sent = { body, headers: { 'error-msg': language } }
  const response = await app.fetch(method, `${prefix}/${form.resource.path}/${verb}`, sent, admin)
  const answer: Answer = JSON.parse(await response.text())
  return answer
}

/** A record of this form, and how it is changed. */
async function update(form: FormSample, right: Right) {
  const made = await create(form, right)
  const empty = Object.entries(form.resource.fields).map(([name, { kind, initial }]) => [
    name,
    initial ?? emptyOf(kind),
  ])
  let revision = 1
  return async (content: Right) => {
    const body = { id: made.data, revision, ...Object.fromEntries(empty), ...content }
    const answer = await send(form, 'PUT', 'update', body)
    if (answer.code === 0) revision = Number(answer.data)
    return answer
  }
}

describe.each(Object.entries(forms))('the form of %s', (_name, form) => {
  test('takes what is right', async () => {
    expect(await create(form, await contentOf(form))).toMatchObject({ code: 0 })
  })

  test.each(cases(form.resource.fields))('refuses %s: %j, at %s', async (_what, value, at) => {
    const answer = await create(form, withValue(await contentOf(form), at, value))
    expect(answer.code).toBe(400)
    expect(answer.data?.fields?.[at]).toMatch(/\S/)
    expect(answer.data?.fields?.[at]).not.toMatch(/problems\.|faults\.|\{\{/)
  })

  test.each(form.isUnchanging ? ['create'] : ['create', 'update'])(
    'takes empty what it calls optional, and nothing else, to %s',
    async (verb) => {
      // Its own content: some of it may be there once only.
      const content = await form.content(app.services, admin.id)
      const write =
        verb === 'update' ? await update(form, content) : (content: Right) => create(form, content)
      const requests: string[] = []
      const refused: string[] = []
      for (const [at, { kind, required }] of emptiable(form.resource.fields, content)) {
        if (required === 'save' || form.demanded?.includes(at)) requests.push(at)
        const answer = await write(withValue(content, at, emptyOf(kind)))
        if (answer.data?.fields?.[at] !== undefined) refused.push(at)
        else if (verb === 'update')
          expect([at, answer.code, answer.data]).toEqual([at, 0, expect.any(Number)])
      }
      expect(refused).toEqual(requests)
      expect(requests).toEqual(expect.arrayContaining([...(form.demanded ?? [])]))
    },
  )

  test('names what is missing as the form does', async () => {
    // In a language whose labels are no name of a field by chance.
    const { data } = await create(form, {}, 'ja')
    for (const [at, text] of Object.entries(data?.fields ?? {})) {
      expect(text).not.toContain(at)
      expect(text).not.toContain('fields.')
    }
  })

  test('refuses a field that it does not have, rather than ignoring it', async () => {
    const content = await contentOf(form)
    for (const extra of ['status', 'creatorId', 'revision', 'isApproved', 'id', 'deletedAt']) {
      const answer = await create(form, { ...content, [extra]: 1 })
      expect(answer).toMatchObject({ code: 400, data: { fields: { [extra]: expect.any(String) } } })
    }
  })
})
