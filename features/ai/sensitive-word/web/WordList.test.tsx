import { afterEach, expect, test } from 'vitest'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, field, text, type } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { sensitiveWord } from '../sensitive-word.contract.ts'
import { zh } from '../words/zh.ts'
import { WordList } from './WordList.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const at = 1_790_000_000_000
const row = {
  ...{ id: 1, word: '赌博', category: 'gambling', note: '', status: 'active', mayEdit: true },
  ...{ creatorId: 1, creatorName: '林晓', createdAt: at, updatedAt: at, revision: 1 },
}

async function open() {
  const person = { id: 1, roles: ['super_admin' as const] }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([{ resource: sensitiveWord, rows: [row] }], person)
  registerResources({ user: { options: sensitiveWord.endpoints.options } })
  const routes = { '/configs/words': () => <WordList /> }
  page = await draw({ at: '/configs/words', fake, routes, words: { zh: { 'sensitive-word': zh } } })
  await eventually(() => expect(text()).toContain('赌博'))
}

const sentTo = (path: string) => fake.requests.find((request) => request.path === path)?.body

test('many words are pasted at once, and each line that was left out says why', async () => {
  await open()
  fake.answer('/course/sensitive-word/paste', () => ({
    added: 2,
    left: [{ line: 3, text: '赌博', problem: 'repeated' }],
  }))
  click(byRole('button', '批量粘贴'))
  await eventually(() => type(field('敏感词，一行一个'), '手枪\n炸弹\n赌博'))
  await eventually(() => click(byRole('button', '添加')))
  await eventually(() => expect(text()).toContain('已添加 2 个词'))
  expect(text()).toContain('第 3 行：赌博')
  expect(text()).toContain('词表里已有这个词')
  expect(sentTo('/course/sensitive-word/paste')).toEqual({ text: '手枪\n炸弹\n赌博' })
})

test('a text is tried, and the words that it contains are named', async () => {
  await open()
  fake.answer('/course/sensitive-word/check', ({ body }) => ({
    found: String(body['text']).includes('賭') ? ['赌博'] : [],
  }))
  click(byRole('button', '试一试'))
  await eventually(() => type(field('文字'), '賭 博'))
  await eventually(() => click(byRole('button', '检查')))
  await eventually(() => expect(text()).toContain('发现：赌博'))
  type(field('文字'), '下棋')
  await eventually(() => click(byRole('button', '检查')))
  await eventually(() => expect(text()).toContain('没有发现敏感词'))
})
