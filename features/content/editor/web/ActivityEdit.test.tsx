import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { valuesOf } from '#kit/form/values.ts'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import {
  allByRole,
  byRole,
  click,
  eventually,
  field,
  press,
  sleep,
  text,
  type,
} from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { phrasesIn } from '#kit/i18n/words.ts'
import { cardPhrasesIn } from '#cards/web.ts'
import { deckPhrasesIn } from '#deck/web/words.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { activityFields } from '#features/content/activity/activity.fields.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { generateWords } from '#features/content/activity-generate/activity-generate.words.ts'
import { importWords } from '#features/content/activity-transfer/activity-import.words.ts'
import { ActivityEdit } from './ActivityEdit.tsx'
import { activityPaths } from './record/paths.ts'

const person = { id: 1, roles: ['super_admin'], username: 'lin', nickname: '林晓', avatar: '' } as const
let fake: FakeServer
let page: Drawn
let nextId = 100

const row = {
  ...valuesOf(activityFields, { title: '访谈入门', designMethod: 'byHand', distribution: 'none' }),
  id: 7,
  creatorId: 1,
  creatorName: '林晓',
  createdAt: 1,
  updatedAt: 1,
  revision: 1,
  mayEdit: true,
  status: 'draft',
  versionNumber: 0,
  publishedVersionId: null,
  hasUnpublishedChanges: false,
  cards: [],
  files: {},
}

beforeEach(async () => {
  setSession(person)
  const options = { options: activity.endpoints.options }
  registerResources(
    Object.fromEntries(
      ['ability', 'agent', 'career', 'course', 'staff', 'tag', 'user'].map((name) => [name, options]),
    ),
  )
  fake = await startFakeServer([{ resource: activity, rows: [structuredClone(row)] }], person)
  fake.answer('/course/activity/content', ({ body }) => {
    const [record] = fake.rowsOf('activity')
    if (record) Object.assign(record, { cards: body['cards'], revision: Number(body['revision']) + 1 })
    return { revision: record?.['revision'], ids: [] }
  })
  fake.answer('/course/activity-card/reserve', ({ body }) => ({
    ids: Array.from({ length: Number(body['count']) }, () => nextId++),
  }))
  page = await draw({
    at: activityPaths.edit(7),
    fake,
    words: {
      zh: {
        ...(await phrasesIn([activityWords, generateWords, importWords], 'zh')),
        ...(await deckPhrasesIn('zh')),
        ...(await cardPhrasesIn('zh')),
      },
    },
    routes: { '/manage/activity/edit': () => <ActivityEdit />, '/manage/activity/list': () => '列表页' },
  })
  await eventually(() => byRole('button', '上线'))
})
afterEach(async () => {
  sessionStorage.clear()
  await page.undraw()
  await fake.stop()
})

const rows = () => allByRole('option', /./).filter(({ id }) => id.startsWith('editor-card-'))
const cards = () => fake.rowsOf('activity')[0]?.['cards']

/** Adds a card as a hurried author does: the key, a word, Enter. */
async function add(word: string) {
  press('/', document.body)
  const search = await eventually(() => field('这张卡片要做什么？'))
  type(search, word)
  press('Enter', search)
  // Keys that are pressed before that are kept for the field.
  await eventually(() => expect(document.activeElement?.closest('[data-card-fields]')).not.toBeNull())
}

describe('the card editor', () => {
  test('adds a card from the keyboard, and what is typed is saved', async () => {
    await add('选择')
    await eventually(() => type(field('标题'), '第一题'))
    await eventually(() => expect(cards()).toMatchObject([{ type: 'choice', title: '第一题' }]))
    await eventually(() => expect(rows()).toHaveLength(1))
    expect(rows()[0]?.textContent).toContain('第一题')
    await eventually(() => expect(text()).toContain('已保存'))
  })

  test('tells what stops publishing, and leads there', async () => {
    expect(text()).toContain('还差 4 处才能上线')
    click(byRole('button', '请输入描述'))
    await eventually(() => expect(document.activeElement?.closest('[data-field]')).not.toBeNull())
    expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe('description')
  })

  test('does not publish what is not ready, but shows the first thing that is missing', async () => {
    click(byRole('button', '上线'))
    await eventually(() => byRole('dialog', '活动设置'))
    expect(fake.requests.some(({ path }) => path.endsWith('update-status'))).toBe(false)
  })

  test('marks nothing before somebody wants to publish; from then on what is missing stands out, and the tab remembers it', async () => {
    const bar = () => document.querySelector('.editor-problems')
    await add('选择')
    await eventually(() => type(field('标题'), '第一题'))
    await eventually(() => expect(bar()?.hasAttribute('data-calm')).toBe(true))
    click(byRole('button', '上线'))
    await eventually(() => expect(bar()?.hasAttribute('data-calm')).toBe(false))
    expect(sessionStorage.getItem('lectern.publishTried.7')).toBe('yes')
  })

  test('marks what is wrong as it stands before that too', async () => {
    await add('链接')
    const address = await eventually(() => field('地址'))
    expect(address.getAttribute('aria-invalid')).toBeNull()
    type(address, 'http://[')
    await eventually(() => expect(address.getAttribute('aria-invalid')).toBe('true'))
    expect(document.querySelector('.editor-problems')?.hasAttribute('data-calm')).toBe(false)
  })

  test('has four buttons with words, and all else behind one menu, with its shortcuts', async () => {
    const head = [...document.querySelectorAll<HTMLElement>('.editor-bar .ant-btn')]
    const words = head
      .map((button) => button.textContent?.replaceAll(/\s/g, ''))
      .filter((word) => word !== '')
    expect(words).toEqual(['预览', 'AI', '上线'])
    click(byRole('button', '更多工具'))
    await eventually(() => byRole('menuitem', /路线图/))
    const entries = allByRole('menuitem', /./).map(({ textContent }) => textContent)
    expect(entries).toEqual(
      expect.arrayContaining([
        '活动设置',
        '版本',
        '导入卡片',
        '打印活动',
        '在所有卡片中查找Ctrl F',
        '键盘快捷键?',
      ]),
    )
  })

  test('plays from the card that is written as well as from the start', async () => {
    await add('文本')
    await eventually(() => type(field('标题'), '一'))
    await add('文本')
    await eventually(() => type(field('标题'), '二'))
    click(byRole('button', /预览/))
    click(await eventually(() => byRole('menuitem', /从这张卡片播放/)))
    await eventually(() =>
      expect(document.querySelector('.editor-preview .card-heading')?.textContent).toBe('二'),
    )
  })

  test('marks what cannot be saved in rail, bar and field, and saves the rest', async () => {
    await add('章节')
    await eventually(() => type(field('小标题'), '一二三四五六七八九十一二三'))
    await add('文本')
    await eventually(() => type(field('标题'), '照样保存'))
    await eventually(() => expect(cards()).toMatchObject([{ title: '照样保存' }]))
    const problem = /小标题：最多 10 个字符/
    click(await eventually(() => byRole('button', problem)))
    const subtitle = await eventually(() => field('小标题'))
    await eventually(() => expect(document.activeElement).toBe(subtitle))
    expect(subtitle.getAttribute('aria-invalid')).toBe('true')
    expect(rows()[0]?.textContent).toContain('这样无法保存')
    await eventually(() => expect(text()).toMatch(/未能保存：.*小标题/))
    type(subtitle, '短的')
    await eventually(() => expect(cards()).toMatchObject([{ subtitle: '短的' }, { title: '照样保存' }]))
  })

  test('is left without a question once everything is saved', async () => {
    await add('文本')
    await eventually(() => type(field('标题'), '走之前'))
    click(byRole('button', '返回列表'))
    await eventually(() => expect(page.address()).toContain('/manage/activity/list'))
    expect(cards()).toMatchObject([{ title: '走之前' }])
  })

  test('asks before it is left with something unsaved', async () => {
    fake.answer('/course/activity/content', async () => {
      await sleep(60)
      throw new Error('cut')
    })
    await add('文本')
    await eventually(() => type(field('标题'), '还没保存'))
    page.go('/manage/activity/list')
    await eventually(() => expect(text()).toContain('确定要离开吗？'))
  })
})
