import { afterEach, describe, expect, test } from 'vitest'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, field, text, type } from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { aiConfig } from '../../ai-config.contract.ts'
import { zh } from '../../words/zh.ts'
import { TakeScreen } from './TakeScreen.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const at = 1_890_000_000_000
const config = {
  ...{ id: 1, name: '耐心导师', kind: 'learner', category: 'tutor', json: '{ "tone": "plain" }' },
  ...{ status: 'idle', mayEdit: true, creatorId: 1, creatorName: '林晓' },
  ...{ createdAt: at, updatedAt: at, revision: 4 },
}
const makeRun = (id: number, own: object = {}) => ({
  ...{ id, configId: 1, exampleId: 1, creatorName: '林晓', createdAt: at, input: '为什么下雨' },
  ...{ ending: 'done', inputTokens: 12, outputTokens: 34, firstMs: 420, totalMs: 1500, cost: 0.02 },
  ...{ verdict: 'passed', json: config.json, output: '因为云', broken: [], ...own },
})
const makeRow = (id: number, own: object = {}) => ({
  ...{ id, name: `样例${id}`, input: '为什么下雨', holds: [{ kind: 'contains', text: '云' }] },
  ...{ before: null, after: null, ...own },
})
const makeGate = (own: object = {}) => ({
  ...{ rows: [], passed: [], failed: [], open: [], unrun: [], canRun: true, inUse: null, ...own },
})

async function open(gate: object, own: object = {}) {
  const person = { id: 1, roles: ['super_admin' as const] }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([{ resource: aiConfig, rows: [{ ...config, ...own }] }], person)
  fake.answer('/course/ai-config/gate', () => gate)
  const routes = { '/configs/aiTake': () => <TakeScreen /> }
  page = await draw({ at: '/configs/aiTake?id=1', fake, routes, words: { zh: { 'ai-config': zh } } })
}
const sent = (verb: string) =>
  fake.requests.filter(({ path }) => path === `/course/ai-config/${verb}`).map(({ body }) => body)

test('Both sides are added up over the examples that both have answered', async () => {
  const rows = [
    makeRow(1, { before: makeRun(1), after: makeRun(2, { cost: 0.03 }) }),
    makeRow(2, { before: makeRun(3, { verdict: 'failed' }), after: makeRun(4, { cost: 0.03 }) }),
    makeRow(3, { before: makeRun(5, { cost: 9 }) }),
  ]
  await open(makeGate({ rows, passed: [1, 2], unrun: [3] }))
  await eventually(() => expect(text()).toContain('通过 1 / 2'))
  expect(text()).toContain('通过 2 / 2')
  expect(text()).toContain('贵 50%')
  expect(text()).toContain('未通过 0，待查看 0，未运行 1')
})

test('A cost that is not known is not added up as nothing', async () => {
  const sides = { before: makeRun(1), after: makeRun(2, { cost: null }) }
  await open(makeGate({ rows: [makeRow(1, sides)], passed: [1] }))
  await eventually(() => expect(text()).toContain('费用未知'))
  expect(text()).not.toMatch(/贵|便宜|费用相同/)
})

test('What is left is run by what is in use first, then by the configuration', async () => {
  const rows = [makeRow(1, { after: makeRun(2) }), makeRow(2), makeRow(3, { before: makeRun(4) })]
  const inUse = { id: 7, name: '旧导师', json: '{ "tone": "formal" }' }
  await open(makeGate({ rows, passed: [1], unrun: [2, 3], inUse }))
  fake.answer('/course/ai-config/debug', async function* answer() {
    yield { run: makeRun(9) }
  })
  click(await eventually(() => byRole('button', '运行其余样例')))
  await eventually(() => expect(sent('debug')).toHaveLength(3))
  expect(sent('debug')).toEqual([
    { configId: 1, exampleId: 2, json: inUse.json },
    { configId: 1, exampleId: 2, json: config.json },
    { configId: 1, exampleId: 3, json: config.json },
  ])
})

test('Running stops at a refusal, which is said', async () => {
  await open(makeGate({ rows: [makeRow(1), makeRow(2)], unrun: [1, 2] }))
  fake.answer('/course/ai-config/debug', () => {
    throw refused(429, '操作过于频繁')
  })
  click(await eventually(() => byRole('button', '运行样例')))
  await eventually(() => expect(text()).toContain('操作过于频繁'))
  expect(sent('debug')).toHaveLength(1)
})

describe('a configuration', () => {
  test('without examples is taken with a warning', async () => {
    await open(makeGate())
    await eventually(() => expect(text()).toContain('这份配置没有参考样例'))
    click(byRole('button', '启用'))
    await eventually(() => expect(sent('update-status')).toEqual([{ id: 1, status: 'inUse', revision: 4 }]))
  })

  test('that fails is taken only with a reason, which stays when the server refuses', async () => {
    await open(makeGate({ rows: [makeRow(1, { after: makeRun(2, { verdict: 'failed' }) })], failed: [1] }))
    fake.answer('/course/ai-config/update-status', () => {
      throw refused(409, '已被他人修改')
    })
    click(await eventually(() => byRole('button', '仍然启用')))
    await eventually(() => field('原因'))
    click(byRole('button', '仍然启用'))
    await eventually(() => expect(text()).toContain('请输入原因'))
    expect(sent('update-status')).toEqual([])
    type(field('原因'), '样例已过时')
    click(byRole('button', '仍然启用'))
    await eventually(() => expect(text()).toContain('已被他人修改'))
    expect(sent('update-status')).toEqual([{ id: 1, status: 'inUse', revision: 4, reason: '样例已过时' }])
    expect(field('原因').value).toBe('样例已过时')
    expect(allByRole('button', '启用')).toEqual([])
  })

  test('that nobody can test waits', async () => {
    await open(makeGate({ rows: [makeRow(1)], unrun: [1], canRun: false }))
    click(await eventually(() => byRole('button', '等待测试')))
    await eventually(() =>
      expect(sent('update-status')).toEqual([{ id: 1, status: 'untested', revision: 4 }]),
    )
    expect(allByRole('button', '运行样例')).toEqual([])
  })

  test('in use has nothing to decide', async () => {
    await open(makeGate(), { status: 'inUse' })
    await eventually(() => expect(text()).toContain('这份配置正在使用'))
    expect(allByRole('button', '启用')).toEqual([])
  })
})
