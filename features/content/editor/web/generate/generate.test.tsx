import { createServer, type Server, type ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { valuesOf } from '#kit/form/values.ts'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, field, press, text, type } from '#kit/testing/web/page.ts'
import { fakeHandler, type Answer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { phrasesIn } from '#kit/i18n/words.ts'
import { cardPhrasesIn } from '#cards/web.ts'
import { cardOf, type Card } from '#cards/index.ts'
import { deckPhrasesIn } from '#deck/web/words.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { activityFields } from '#features/content/activity/activity.fields.ts'
import type { WrittenEvent } from '#features/content/activity-generate/generate.contract.ts'
import type { TranslateEvent } from '#features/content/activity-generate/translate.contract.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { generateWords } from '#features/content/activity-generate/activity-generate.words.ts'
import { ActivityEdit } from '../ActivityEdit.tsx'
import { activityPaths } from '../record/paths.ts'

const person = { id: 1, roles: ['super_admin'], username: 'lin', nickname: '林晓', avatar: '' } as const
type Event = WrittenEvent | TranslateEvent

let server: Server
let page: Drawn
let streams: Map<string, readonly Event[]>
let openResponses: ServerResponse[]
let row: Record<string, unknown>
let answers: Map<string, Answer>

const section = (id: number, title: string): Card => ({ ...cardOf('section').createEmpty(id), title })
const question: Card = Object.assign(cardOf('choice').createEmpty(3), { question: '哪个是开放式问题？' })

async function open(cards: readonly Card[], hasText = true) {
  row = {
    ...valuesOf(activityFields, {
      title: '访谈入门',
      designMethod: 'byHand',
      distribution: 'none',
      language: 'zh',
    }),
    ...{ id: 7, creatorId: 1, creatorName: '林晓', createdAt: 1, updatedAt: 1, revision: 1, mayEdit: true },
    ...{ status: 'draft', versionNumber: 0, publishedVersionId: null, hasUnpublishedChanges: false },
    ...{ cards, files: {} },
  }
  const handler = fakeHandler([{ resource: activity, rows: [row] }], person)
  answers = handler.answers
  answers.set('/course/activity/content', ({ body }) => {
    Object.assign(row, { cards: body['cards'], revision: Number(body['revision']) + 1 })
    return { revision: row['revision'], ids: [] }
  })
  answers.set('/course/activity-card/reserve', () => ({ ids: [900] }))
  answers.set('/course/activity-card/ai-state', () => ({ hasText, hasPictures: false, hasSpeech: false }))
  server = createServer((request, response) => {
    const events = streams.get((request.url ?? '').split('/').slice(2).join('/'))
    if (!events) return void handler.handle(request, response)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`)
    // An AI that is still writing.
    if (events.length === 0) openResponses.push(response)
    else response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const fake: FakeServer = {
    url,
    requests: handler.requests,
    rowsOf: () => [row],
    answer: () => {},
    stop: async () => {},
  }
  page = await draw({
    at: activityPaths.edit(7),
    fake,
    words: {
      zh: {
        ...(await phrasesIn([activityWords, generateWords], 'zh')),
        ...(await deckPhrasesIn('zh')),
        ...(await cardPhrasesIn('zh')),
      },
    },
    routes: { '/manage/activity/edit': () => <ActivityEdit />, '/manage/activity/list': () => '列表页' },
  })
  await eventually(() => byRole('button', '上线'))
}

beforeEach(() => {
  setSession(person)
  streams = new Map()
  openResponses = []
  const options = { options: activity.endpoints.options }
  const names = ['ability', 'agent', 'career', 'course', 'staff', 'tag', 'user']
  registerResources(Object.fromEntries(names.map((name) => [name, options])))
})
afterEach(async () => {
  for (const response of openResponses) response.end()
  await page.undraw()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const titles = () => (Array.isArray(row['cards']) ? row['cards'].map((card: Card) => card.title) : [])
const write = async () => {
  await eventually(() => click(byRole('button', '用 AI 制作')))
  await eventually(() => type(field('想讲什么？'), '开放式问题'))
  await eventually(() => {
    const begin = byRole('button', '开始生成')
    if (begin.hasAttribute('disabled')) throw new Error('not yet')
    click(begin)
  })
}

describe('cards from an AI', () => {
  const refused = {
    text: '视频',
    path: 'type',
    problem: { namespace: 'activity-generate', key: 'problems.otherType' },
  }
  const events: Event[] = [
    { card: section(11, '为什么问') },
    { refused },
    { card: section(12, '怎么问') },
    { done: { inputTokens: 120, outputTokens: 80 } },
  ]

  test('are taken one by one, each as a step that can be taken back', async () => {
    streams.set('course/activity/generate', events)
    await open([])
    await write()
    await eventually(() => expect(allByRole('button', '采用')).toHaveLength(2))
    expect(text()).toContain('视频：不是所要的类型')
    expect(text()).toContain('读了 120 个 token，写了 80 个')
    click(byRole('button', '采用'))
    await eventually(() => expect(titles()).toEqual(['为什么问']))
    expect(text()).toContain('已采用')
    click(byRole('button', '采用'))
    await eventually(() => expect(titles()).toEqual(['为什么问', '怎么问']))
    await eventually(() => expect(row['designMethod']).toBe('aiGenerated'))
    click(byRole('button', '撤销'))
    await eventually(() => expect(titles()).toEqual(['为什么问']))
    expect(allByRole('button', '采用')).toHaveLength(1)
  })

  test('are all taken, or left out', async () => {
    streams.set('course/activity/generate', events)
    await open([])
    await write()
    await eventually(() => click(byRole('button', '不要')))
    await eventually(() => expect(allByRole('button', '采用')).toHaveLength(1))
    click(byRole('button', '全部采用'))
    await eventually(() => expect(titles()).toEqual(['怎么问']))
  })

  test('that are nonsense are reported, nothing is made, and one can try again', async () => {
    streams.set('course/activity/generate', [{ failed: 'nothing' }])
    await open([])
    await write()
    await eventually(() => expect(byRole('alert', /不是所要的内容/)).toBeTruthy())
    expect(titles()).toEqual([])
    streams.set('course/activity/generate', [{ failed: 'spent' }])
    click(byRole('button', '重新写'))
    await eventually(() => expect(byRole('alert', /上限/)).toBeTruthy())
  })

  test('can be stopped while they come', async () => {
    streams.set('course/activity/generate', [])
    await open([])
    await write()
    await eventually(() => click(byRole('button', '停止')))
    await eventually(() => byRole('button', '重新写'))
  })

  test('without an AI it is said what to set up', async () => {
    await open([], false)
    click(byRole('button', '用 AI 制作'))
    await eventually(() => expect(text()).toContain('请联系超级管理员'))
  })
})

const chooseFor = async (menu: string, item: string) => {
  await eventually(() => click(byRole('button', menu)))
  await eventually(() => click(byRole('menuitem', item)))
}

describe('a card', () => {
  test('in other words is shown beside itself, and is another one when it is taken', async () => {
    const next = { ...question, question: '下面哪个问题是开放式的？' }
    streams.set('course/activity-card/rewrite', [
      { card: next },
      { done: { inputTokens: 1, outputTokens: 1 } },
    ])
    await open([question])
    await chooseFor('用 AI 处理这张卡片', '用 AI 改写')
    await eventually(() => click(byRole('button', '改写')))
    await eventually(() => expect(document.querySelector('ins')).not.toBeNull())
    expect(row['cards']).toMatchObject([{ question: '哪个是开放式问题？' }])
    click(byRole('button', '用这一版'))
    await eventually(() => expect(row['cards']).toMatchObject([{ id: 3, question: next.question }]))
  })

  test('that asks gets wrong options', async () => {
    const options = [{ id: 'x', text: '你喜欢吗？', correct: false, feedback: '', picture: null }]
    streams.set('course/activity-card/distractors', [{ card: Object.assign({ ...question }, { options }) }])
    await open([question])
    await chooseFor('用 AI 处理这张卡片', '让 AI 出干扰项')
    await eventually(() => click(byRole('button', '出干扰项')))
    await eventually(() => expect(text()).toContain('你喜欢吗？'))
    click(byRole('button', '用这一版'))
    await eventually(() => expect(row['cards']).toMatchObject([{ options: [{ text: '你喜欢吗？' }] }]))
  })
})

test('A translation stands beside its original, with what is out of date marked', async () => {
  const phrase = (path: string, state: string, translated: string) => ({
    cardId: 3,
    path,
    source: `原文 ${path}`,
    translated,
    state,
  })
  streams.set('course/activity/translate', [
    { progress: { done: 0, of: 2 } },
    { translated: { cardId: 3, path: 'title', text: 'Heading' } },
    { refused: { cardId: 3, path: 'question', why: 'marks' } },
    { failed: 'busy' },
  ])
  await open([question])
  answers.set('/course/activity/translation', () => ({
    activityId: 8,
    phrases: [phrase('title', 'missing', ''), phrase('question', 'stale', 'Old question')],
  }))
  await chooseFor('AI', '翻译')
  await eventually(() => expect(text()).toContain('Old question'))
  expect(text()).toContain('原文已改')
  click(byRole('button', '翻译缺少和过时的部分'))
  await eventually(() => expect(text()).toContain('Heading'))
  expect(text()).toContain('丢了占位符')
  expect(byRole('alert', /稍后再试/)).toBeTruthy()
  press('Escape')
})
