import { afterEach, describe, expect, test } from 'vitest'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, field, press, text, type } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { agent } from '#features/ai/agent/agent.contract.ts'
import { aiConfig } from '../ai-config.contract.ts'
import { zh } from '../words/zh.ts'
import { AiConfigAdd, AiConfigEdit } from './AiConfigForm.tsx'
import { AiConfigList } from './AiConfigList.tsx'
import { codeField, codeIn, typeCode } from './testing/codeField.ts'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const at = 1_890_000_000_000
const makeRow = (own: object = {}) => ({
  ...{ id: 1, name: '耐心导师', kind: 'learner', category: 'tutor', json: '{\n  "tone": "plain"\n}' },
  ...{ status: 'inUse', mayEdit: true, creatorId: 1, creatorName: '林晓' },
  ...{ createdAt: at, updatedAt: at, revision: 1, ...own },
})

async function open(where: string, rows: ReturnType<typeof makeRow>[] = [makeRow()]) {
  registerResources({ agent: { options: agent.endpoints.options } })
  const person = { id: 1, roles: ['super_admin' as const] }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([{ resource: aiConfig, rows }], person)
  fake.answer(agent.endpoints.options.path, () => [{ id: 12, label: '访谈陪练' }])
  fake.answer('/course/activity-card/ai-state', () => ({
    hasText: true,
    hasPictures: false,
    hasSpeech: false,
  }))
  const routes = {
    '/configs/aiAdd': () => <AiConfigAdd />,
    '/configs/aiEdit': () => <AiConfigEdit />,
    '/configs/aiList': () => <AiConfigList />,
  }
  page = await draw({ at: where, fake, routes, words: { zh: { 'ai-config': zh } } })
}

const editor = () => codeField('JSON 配置')

test('the list says which is in use, and leads to trying it', async () => {
  await open('/configs/aiList')
  await eventually(() => expect(text()).toContain('耐心导师'))
  expect(text()).toContain('导师')
  expect(byRole('link', '调试').getAttribute('href')).toBe('/configs/aiDebug?id=1')
  expect(text()).toContain('已启用')
})

describe('the text of a configuration', () => {
  test('says what is wrong at its line while it is typed, and leads there', async () => {
    await open('/configs/aiEdit?id=1')
    const area = await editor()
    typeCode(area, '{\n  "tone": "plain",\n  "temperature": 5\n}')
    const problem = await eventually(() => byRole('button', '第 3 行：temperature: 不能大于 2'))
    click(problem)
    expect(area.state.selection.main.head).toBe(codeIn(area).indexOf('"temperature"'))
    typeCode(area, '{\n  "tone": \n}')
    await eventually(() => byRole('button', '第 3 行：此处应有一个值'))
    typeCode(area, '{ "apiKey": "x" }')
    await eventually(() => expect(text()).toContain('密钥和密码不能写在这里'))
  })

  test('is completed by keyboard, and says what a key is for', async () => {
    await open('/configs/aiEdit?id=1')
    const area = await editor()
    typeCode(area, '{ "tone": "plain", }', '{ "tone": "plain", '.length)
    press(' ', area.contentDOM, { ctrlKey: true })
    await eventually(() => byRole('option', /^temperature/))
    const isActive = (name: RegExp) =>
      eventually(() => expect(byRole('option', name).getAttribute('aria-selected')).toBe('true'))
    await isActive(/^prompt/)
    press('ArrowDown', area.contentDOM)
    await isActive(/^rules/)
    press('ArrowDown', area.contentDOM)
    await isActive(/^temperature/)
    press('Enter', area.contentDOM)
    await eventually(() => expect(codeIn(area)).toBe('{ "tone": "plain", "temperature": 0.7}'))
    await eventually(() => expect(text()).toContain('0 最稳定，2 最自由。'))
  })

  test('offers while typing, and leaves Enter alone until something is chosen', async () => {
    await open('/configs/aiEdit?id=1')
    const area = await editor()
    typeCode(area, '{ "tone": "f')
    await eventually(() => expect(allByRole('option', /^f/)).toHaveLength(2))
    press('Enter', area.contentDOM)
    expect(codeIn(area)).toMatch(/^\{ "tone": "f\n *$/)
    typeCode(area, '{ "tone": "f')
    await eventually(() => expect(allByRole('option', /^f/)).toHaveLength(2))
    press('ArrowDown', area.contentDOM)
    await eventually(() => expect(byRole('option', 'friendly').getAttribute('aria-selected')).toBe('true'))
    press('Tab', area.contentDOM)
    await eventually(() => expect(codeIn(area)).toBe('{ "tone": "friendly"'))
  })

  test('is put into form', async () => {
    await open('/configs/aiEdit?id=1')
    const area = await editor()
    typeCode(area, '{"tone":"formal","rules":[]}')
    await eventually(() => click(byRole('button', '格式化')))
    await eventually(() => expect(codeIn(area)).toBe('{\n  "tone": "formal",\n  "rules": []\n}'))
  })
})

async function choose(label: string, option: string) {
  const select = await eventually(() => field(label))
  select.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
  select.closest('.ant-select')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
  const found = await eventually(() => {
    const item = [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')].find(
      (one) => one.textContent === option,
    )
    if (!item) throw new Error(`no option ${option}`)
    return item
  })
  click(found)
}

test('the agent is chosen by name, and its ID stands in the JSON', async () => {
  await open('/configs/aiEdit?id=1')
  const area = await editor()
  await choose('智能体', '访谈陪练')
  await eventually(() => expect(JSON.parse(codeIn(area))).toEqual({ tone: 'plain', agentId: 12 }))
  typeCode(area, '{')
  await eventually(() => expect(field('智能体')).toHaveProperty('disabled', true))
})

test('a new one begins with what holds anyway, and is saved', async () => {
  await open('/configs/aiAdd', [])
  type(await eventually(() => field('名称')), '默认智能体')
  await choose('一级类别', '默认')
  const area = await editor()
  expect(JSON.parse(codeIn(area))).toEqual({ agentId: null, pictureAgentId: null })
  click(byRole('button', '保存'))
  await eventually(() =>
    expect(fake.rowsOf('ai-config')[0]).toMatchObject({
      kind: 'default',
      category: 'agent',
      name: '默认智能体',
    }),
  )
})
