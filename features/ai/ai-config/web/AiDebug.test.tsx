import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, field, text, type } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { aiConfig } from '../ai-config.contract.ts'
import { zh } from '../words/zh.ts'
import { AiDebug } from './AiDebug.tsx'
import { codeField, typeCode } from './testing/codeField.ts'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const at = 1_890_000_000_000
const row = {
  ...{ id: 1, name: '耐心导师', kind: 'learner', category: 'tutor', json: '{ "tone": "plain" }' },
  ...{ status: 'idle', mayEdit: true, creatorId: 1, creatorName: '林晓' },
  ...{ createdAt: at, updatedAt: at, revision: 1 },
}
const makeRun = (id: number, own: object = {}) => ({
  ...{
    id,
    configId: 1,
    exampleId: null,
    creatorName: '林晓',
    createdAt: at + id * 60_000,
    input: '为什么下雨',
  },
  ...{ ending: 'done', inputTokens: 12, outputTokens: 34, firstMs: 420, totalMs: 1500, cost: 0.000092 },
  ...{ verdict: null, json: row.json, output: '因为云里的水滴变重了', broken: [], ...own },
})
const makeExample = (id: number, own: object = {}) => ({
  ...{ id, revision: 1, name: `样例${id}`, input: '为什么下雨', holds: [{ kind: 'contains', text: '云' }] },
  ...{ last: null, before: null, ...own },
})

async function open(where = '/configs/aiDebug?id=1', lists: { runs?: object[]; examples?: object[] } = {}) {
  const person = { id: 1, roles: ['super_admin' as const] }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([{ resource: aiConfig, rows: [{ ...row }] }], person)
  fake.answer('/course/ai-config/runs', () => lists.runs ?? [])
  fake.answer('/course/ai-config/examples', () => lists.examples ?? [])
  registerResources({ 'ai-config': { options: aiConfig.endpoints.options } })
  const routes = { '/configs/aiDebug': () => <AiDebug /> }
  page = await draw({ at: where, fake, routes, words: { zh: { 'ai-config': zh } } })
}

const requests = () =>
  fake.requests.filter(({ path }) => path === '/course/ai-config/debug').map(({ body }) => body)
const run = async (input = '为什么下雨') => {
  type(await eventually(() => field('输入')), input)
  await eventually(() => expect(byRole('button', '运行').hasAttribute('disabled')).toBe(false))
  click(byRole('button', '运行'))
}

describe('trying a configuration', () => {
  test('shows the answer as it comes, and what it took', async () => {
    await open()
    let goOn = () => {}
    const half = new Promise<void>((resolve) => (goOn = resolve))
    fake.answer('/course/ai-config/debug', async function* answer() {
      yield { piece: '因为云里的水滴' }
      await half
      yield { piece: '变重了' }
      yield { run: makeRun(7) }
    })
    await run()
    await eventually(() => expect(text()).toContain('因为云里的水滴'))
    expect(text()).not.toContain('变重了')
    goOn()
    await eventually(() => expect(text()).toContain('因为云里的水滴变重了'))
    await eventually(() => expect(text()).toContain('已完成'))
    expect(text()).toContain('输入 token12')
    expect(text()).toContain('首段用时0.42 秒')
    expect(requests()).toEqual([{ configId: 1, json: row.json, input: '为什么下雨' }])
  })

  test('is stopped', async () => {
    await open()
    let isGone = false
    fake.answer('/course/ai-config/debug', async function* answer() {
      try {
        for (;;) {
          yield { piece: '雨' }
          await wait(20)
        }
      } finally {
        isGone = true
      }
    })
    await run()
    await eventually(() => expect(text()).toContain('雨雨'))
    click(byRole('button', '停止'))
    await eventually(() => expect(text()).toContain('已停止'))
    await eventually(() => expect(isGone).toBe(true))
  })

  test('says what to do where there is no AI', async () => {
    await open()
    fake.answer('/course/ai-config/debug', async function* answer() {
      yield { run: makeRun(7, { ending: 'missing', output: '', firstMs: null }) }
    })
    await run()
    await eventually(() => expect(text()).toContain('请联系超级管理员'))
  })

  test('waits until the text is mended, and saves it on request', async () => {
    await open()
    const area = await codeField('JSON 配置')
    typeCode(area, '{ "tone": 1 }')
    await eventually(() => expect(text()).toContain('请先修正 JSON 中的问题'))
    typeCode(area, '{ "tone": "formal" }')
    await eventually(() => expect(byRole('button', '保存配置').hasAttribute('disabled')).toBe(false))
    click(byRole('button', '保存配置'))
    await eventually(() =>
      expect(fake.rowsOf('ai-config')[0]).toMatchObject({ json: '{ "tone": "formal" }' }),
    )
  })

  test('that is not saved needs only its category', async () => {
    await open('/configs/aiDebug')
    await eventually(() => expect(text()).toContain('未保存的配置：请选择用途'))
    expect(allByRole('button', '新建样例')).toEqual([])
  })
})

test('Two runs are shown side by side, word by word', async () => {
  const [before, after] = [makeRun(5), makeRun(6, { output: '因为云里的水珠变重了', json: '{}' })]
  await open(undefined, { runs: [after, before] })
  fake.answer('/course/ai-config/run', ({ query }) => (query['id'] === '5' ? before : after))
  await eventually(() => expect(allByRole('checkbox', /^选择/)).toHaveLength(2))
  for (const box of allByRole('checkbox', /^选择/)) click(box)
  await eventually(() => expect(text()).toContain('较早'))
  const marked = (tag: string) =>
    [...document.querySelectorAll(`.ai-compare ${tag}`)].map((one) => one.textContent)
  await eventually(() => expect(marked('del').join()).toContain('水滴'))
  expect(marked('ins').join()).toContain('水珠')
})

const inDialog = (label: string) => {
  const found = allByRole('textbox', label).find((one) => one.closest('.ant-drawer'))
  if (!(found instanceof HTMLTextAreaElement)) throw new Error(`no ${label} in the drawer`)
  return found
}
/** Types as React notices it. */
const write = (area: HTMLTextAreaElement, value: string) => {
  area.focus()
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {}
  set?.call(area, value)
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('reference examples', () => {
  test('are all run one after the other, and show how they went', async () => {
    const examples = [makeExample(1), makeExample(2)]
    await open(undefined, { examples })
    fake.answer('/course/ai-config/debug', async function* answer({ body }) {
      const verdict = body['exampleId'] === 1 ? 'passed' : 'failed'
      const at_ = examples.findIndex(({ id }) => id === body['exampleId'])
      examples[at_] = makeExample(Number(body['exampleId']), {
        last: makeRun(9, { verdict, exampleId: body['exampleId'] }),
        before: 'passed',
      })
      yield { run: makeRun(9, { verdict, exampleId: body['exampleId'] }) }
    })
    await eventually(() => expect(byRole('button', '全部运行').hasAttribute('disabled')).toBe(false))
    click(byRole('button', '全部运行'))
    await eventually(() => expect(text()).toContain('通过 1，未通过 1，待查看 0'))
    expect(requests().map((body) => body['exampleId'])).toEqual([1, 2])
    expect(text()).toContain('上次：通过')
  })

  test('are left to the eye where an expectation requires it', async () => {
    const last = makeRun(9, { verdict: 'open', exampleId: 1 })
    const holds = [{ kind: 'byEye', text: '云里的水珠太重' }]
    await open(undefined, { examples: [makeExample(1, { holds, last })] })
    fake.answer('/course/ai-config/run', () => last)
    fake.answer('/course/ai-config/judge', () => 'passed')
    click(await eventually(() => byRole('button', '查看回答')))
    click(await eventually(() => byRole('button', '合格')))
    await eventually(() =>
      expect(fake.requests.find(({ path }) => path.endsWith('/judge'))?.body).toEqual({
        id: 9,
        isGood: true,
      }),
    )
  })

  test('are written with their rules', async () => {
    await open()
    fake.answer('/course/ai-config/create-example', () => 3)
    click(await eventually(() => byRole('button', '新建样例')))
    type(await eventually(() => field('名称')), '下雨')
    write(await eventually(() => inDialog('输入')), '为什么下雨')
    type(field('规则 1 的文字'), '云')
    await eventually(() => expect(byRole('button', '保存').hasAttribute('disabled')).toBe(false))
    click(byRole('button', '保存'))
    await eventually(() =>
      expect(fake.requests.find(({ path }) => path.endsWith('/create-example'))?.body).toEqual({
        ...{ configId: 1, name: '下雨', input: '为什么下雨' },
        holds: [{ kind: 'contains', text: '云' }],
      }),
    )
  })
})
