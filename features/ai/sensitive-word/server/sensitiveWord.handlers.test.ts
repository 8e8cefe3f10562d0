import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { pastedLines, sensitiveWordEndpoints } from '../sensitive-word.contract.ts'
import { makeSensitiveWord } from './makeSensitiveWord.ts'

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('super_admin')
})
afterAll(() => app.close())

const found = async (text: string) =>
  (await app.call(sensitiveWordEndpoints.check, { as: admin, body: { text } })).found

test('a word is found in its disguises as soon as it is written, paused no more, and resumed again', async () => {
  expect(await found('賭 博')).toEqual([])
  const id = await app.call(sensitiveWordEndpoints.create, {
    as: admin,
    body: { word: '赌博', category: 'gambling' },
  })
  expect(await found('我们去賭 博，du bo！')).toEqual(['赌博'])
  await app.call(sensitiveWordEndpoints.updateStatus, {
    as: admin,
    body: { id, status: 'paused', revision: 1 },
  })
  expect(await found('赌博')).toEqual([])
  await app.call(sensitiveWordEndpoints.updateStatus, {
    as: admin,
    body: { id, status: 'active', revision: 2 },
  })
  expect(await found('赌博')).toEqual(['赌博'])
  await app.call(sensitiveWordEndpoints.update, {
    as: admin,
    body: { id, revision: 3, word: '彩票', category: null, note: '' },
  })
  expect(await found('赌博与彩票')).toEqual(['彩票'])
  await app.call(sensitiveWordEndpoints.delete, { as: admin, query: { id } })
  expect(await found('彩票')).toEqual([])
})

test('a paste takes what is new and reports line by line what it left out', async () => {
  await makeSensitiveWord(app.services, { word: 'Casino' })
  const text = ['heroin', '', '  casino ', 'x'.repeat(51), '***', 'HEROIN', '手枪'].join('\r\n')
  const report = await app.call(sensitiveWordEndpoints.paste, {
    as: admin,
    body: { text, category: 'other' },
  })
  expect(report).toEqual({
    added: 2,
    left: [
      { line: 3, text: 'casino', problem: 'repeated' },
      { line: 4, text: 'x'.repeat(51), problem: 'tooLong' },
      { line: 5, text: '***', problem: 'noLetters' },
      { line: 6, text: 'HEROIN', problem: 'repeated' },
    ],
  })
  const { list } = await app.call(sensitiveWordEndpoints.page, { as: admin, body: { category: 'other' } })
  expect(list.map(({ word }) => word).toSorted()).toEqual(['heroin', '手枪'])
  expect(await found('h3ro1n 和 shou qiang')).toEqual(['heroin', '手枪'])
})

test('a paste of too many lines is refused, and one of as many as there may be is taken', async () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join('\n')
  const refused = await app.request(sensitiveWordEndpoints.paste, {
    as: admin,
    body: { text: lines(pastedLines + 1) },
  })
  expect(refused.code).toBe(400)
  const report = await app.call(sensitiveWordEndpoints.paste, {
    as: admin,
    body: { text: lines(pastedLines) },
  })
  expect(report).toEqual({ added: pastedLines, left: [] })
  expect(await found('a word17 b')).toEqual(['word17'])
})

test('the same word twice, or one without letters, is refused beside its field', async () => {
  await makeSensitiveWord(app.services, { word: 'Blackjack' })
  for (const word of ['BLACKJACK', '？！'])
    expect(
      (await app.request(sensitiveWordEndpoints.create, { as: admin, body: { word } })).data,
    ).toMatchObject({ fields: { word: expect.any(String) } })
})

test('the list is the super administrators’ alone', async () => {
  const creator = await app.person('admin_designer')
  const body = { text: 'a' }
  expect((await app.request(sensitiveWordEndpoints.check, { as: creator, body })).code).toBe(1403)
  expect((await app.request(sensitiveWordEndpoints.paste, { as: creator, body })).code).toBe(1403)
  expect((await app.request(sensitiveWordEndpoints.page, { as: creator, body: {} })).code).toBe(1403)
})
