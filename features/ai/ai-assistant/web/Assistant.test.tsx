import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aiFaults } from '#kit/ai/aiFaults.ts'
import { setAssistantOpen, useAssistantButton } from '#kit/ai/web/assistant.ts'
import { setSession } from '#kit/http/web/session.ts'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, field, press, text, type } from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { zh } from '../words/zh.ts'
import { Assistant } from './Assistant.tsx'

let fake: FakeServer
let page: Drawn
const person = { id: 1, roles: ['lx_designer' as const] }
const path = '/course/ai-agent/conversation'
const completion = { completion: { choices: [] } }

/** The window is 1024 by 768; the box begins 32 px from the right and 100 px from the bottom. */
function rectOf(this: HTMLElement): DOMRect {
  const [x = 0, y = 0] = (this.style.translate || '0 0').split(' ').map(Number.parseFloat)
  return new DOMRect(612 + x, 108 + y, 380, 560)
}

/** As a screen that fills the window, such as the editor. */
function OwnButton() {
  const button = useAssistantButton<HTMLButtonElement>()
  return (
    <button ref={button} type="button" onClick={() => setAssistantOpen(true)}>
      问助手
    </button>
  )
}

function Screen() {
  const [value, setValue] = useState('旧标题')
  const [isThere, setThere] = useState(true)
  const [hasOwn, setOwn] = useState(false)
  useScreenName('木工入门')
  return (
    <>
      {isThere && (
        <label>
          标题
          <input
            type="text"
            maxLength={12}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        </label>
      )}
      <input type="password" aria-label="密钥" defaultValue="secret" />
      <button type="button" onClick={() => setThere(false)}>
        离开
      </button>
      <p>现在是{value}</p>
      {hasOwn && <OwnButton />}
      <button type="button" onClick={() => setOwn(!hasOwn)}>
        换画面
      </button>
      <Assistant title="职业" />
    </>
  )
}

beforeEach(async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(rectOf)
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([], person)
  fake.answer('/course/activity-card/ai-state', () => ({ hasText: true }))
  const routes = { '/base/career/edit': Screen }
  page = await draw({ at: '/base/career/edit?id=7', fake, routes, words: { zh: { 'ai-assistant': zh } } })
})
afterEach(async () => {
  await page.undraw()
  await fake.stop()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const open = async () => {
  click(await eventually(() => byRole('button', '打开设计助手')))
  return eventually(() => byRole('dialog', '设计助手'))
}
const box = () => field('你的问题')
const send = async (words: string) => {
  type(box(), words)
  await eventually(() => expect(box().value).toBe(words))
  press('Enter', box())
}
const answers = (...chunks: string[]) =>
  fake.answer(path, async function* answer() {
    for (const chunk of chunks) yield { piece: chunk }
    yield completion
  })
const requests = () => fake.requests.filter((one) => one.path === path).map(({ body }) => body)

describe('the box', () => {
  test('opens with three rows and the focus in them, and gives the focus back', async () => {
    await open()
    expect(box().getAttribute('rows')).toBe('3')
    await eventually(() => expect(document.activeElement).toBe(box()))
    expect(allByRole('button', '打开设计助手')).toEqual([])
    press('Escape', box())
    await eventually(() => expect(allByRole('dialog', '设计助手')).toEqual([]))
    expect(document.activeElement).toBe(byRole('button', '打开设计助手'))
  })

  test('has no floating button where the screen has its own, which opens it beside and has the focus again', async () => {
    click(await eventually(() => byRole('button', '换画面')))
    const own = await eventually(() => byRole('button', '问助手'))
    expect(allByRole('button', '打开设计助手')).toEqual([])
    click(own)
    const dialog = await eventually(() => byRole('dialog', '设计助手'))
    expect(dialog.hasAttribute('data-beside')).toBe(true)
    press('Escape', box())
    await eventually(() => expect(allByRole('dialog', '设计助手')).toEqual([]))
    expect(document.activeElement).toBe(own)
    click(byRole('button', '换画面'))
    await eventually(() => byRole('button', '打开设计助手'))
  })

  test('is moved by its head with arrows and pointer, stays inside, and forgets its place', async () => {
    const dialog = await open()
    const head = byRole('button', /方向键/)
    press('ArrowLeft', head)
    press('ArrowUp', head, { shiftKey: true })
    expect(dialog.style.translate).toBe('-16px -96px')
    const at = { bubbles: true, button: 0 }
    head.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: 700, clientY: 120 }))
    window.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: 600, clientY: 9000 }))
    expect(dialog.style.translate).toBe('-116px 92px')
    window.dispatchEvent(new PointerEvent('pointerup', at))
    window.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: 0, clientY: 0 }))
    expect(dialog.style.translate).toBe('-116px 92px')
    click(byRole('button', '关闭'))
    expect((await open()).style.translate).toBe('0px 0px')
  })
})

describe('a question', () => {
  test('that is blank is not sent, nor while an input method composes', async () => {
    await open()
    await send('  \n ')
    expect(byRole('button', '发送').hasAttribute('disabled')).toBe(true)
    type(box(), '木工')
    press('Enter', box(), { isComposing: true })
    press('Enter', box(), { shiftKey: true })
    expect(requests()).toEqual([])
    expect(box().value).toBe('木工')
  })

  test('is sent with what is open, answered, and saved for this tab', async () => {
    answers('试试 **这样', '** 说')
    await open()
    await eventually(() => expect(text()).toContain('已了解：当前页面“职业”'))
    await send(' 起个标题 ')
    await eventually(() => expect(document.querySelector('strong')?.textContent).toBe('这样'))
    await eventually(() => byRole('button', '复制'))
    expect(requests()[0]).toMatchObject({ prompt: '起个标题', purpose: 'assistant', stream: true })
    expect(JSON.stringify(requests()[0])).toContain('/base/career/edit')
    const sides = [...document.querySelectorAll('article')].map(({ dataset }) => dataset['alignment'])
    expect(sides).toEqual(['right', 'left'])
    press('Escape', box())
    await open()
    expect(text()).toContain('起个标题')
    click(byRole('button', '新对话'))
    await eventually(() => expect(text()).not.toContain('起个标题'))
  })

  test('sends nothing of the screen where the person wants that', async () => {
    answers('好')
    await open()
    click(byRole('switch', '把打开的内容告诉助手'))
    await eventually(() => expect(text()).toContain('不了解当前页面'))
    await send('你好')
    await eventually(() => expect(requests()[0]).toMatchObject({ messages: [] }))
    await eventually(() => byRole('button', '发送'))
  })

  test('is stopped: what came stays', async () => {
    let end = () => {}
    const rest = new Promise<void>((resolve) => (end = resolve))
    fake.answer(path, async function* answer() {
      yield { piece: '先来一半' }
      await rest
    })
    await open()
    await send('慢慢说')
    await eventually(() => expect(text()).toContain('先来一半'))
    click(byRole('button', '停止'))
    await eventually(() => byRole('button', '发送'))
    expect(text()).toContain('先来一半')
    end()
  })

  test.each([
    ['of the call', () => Promise.reject(refused(429, '操作太频繁'))],
    [
      'in the stream',
      async function* answer() {
        yield { failed: true, code: aiFaults.aiSpent.code, message: '操作太频繁' }
      },
    ],
  ])('that is refused, by an answer %s, is a toast and stays in the box', async (_where, answer) => {
    fake.answer(path, answer)
    await open()
    await send('起个标题')
    await eventually(() => expect(document.querySelector('.kit-notice')?.textContent).toContain('操作太频繁'))
    expect(box().value).toBe('起个标题')
    expect(document.querySelectorAll('article')).toHaveLength(0)
  })

  test('without an AI says what to configure', async () => {
    fake.answer('/course/activity-card/ai-state', () => ({ hasText: false }))
    await open()
    await eventually(() => expect(text()).toContain('请联系超级管理员'))
  })
})

describe('an answer', () => {
  const answered = async (reply: string) => {
    answers(reply)
    await open()
    await send('起个标题')
    await eventually(() => byRole('button', '复制'))
  }

  test('is copied, with a notice', async () => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: () => Promise.resolve() } })
    await answered('新')
    click(byRole('button', '复制'))
    await eventually(() => expect(text()).toContain('复制成功'))
    vi.unstubAllGlobals()
  })

  test('goes nowhere before a field was edited, and never into a password', async () => {
    const secret = await eventually(() => field('密钥'))
    secret.focus()
    await answered('新')
    expect(byRole('button', '插入输入框').hasAttribute('disabled')).toBe(true)
  })

  test('goes into the field that was edited last, only on a click, without marks', async () => {
    const title = await eventually(() => field('标题'))
    title.focus()
    title.setSelectionRange(3, 3)
    await answered('**新的**')
    expect(JSON.stringify(requests()[0])).toContain('旧标题')
    expect(text()).toContain('现在是旧标题')
    click(byRole('button', '插入“标题”'))
    await eventually(() => expect(text()).toContain('现在是旧标题新的'))
    expect(document.activeElement).toBe(title)
  })

  test('goes in as far as the field takes it, and not when the field is gone', async () => {
    const title = await eventually(() => field('标题'))
    title.focus()
    await answered('一二三四五六七八九十一二三')
    click(byRole('button', '插入“标题”'))
    await eventually(() => expect(text()).toContain('超出的部分没有插入'))
    expect(title.value).toHaveLength(12)
    click(byRole('button', '离开'))
    await eventually(() => expect(byRole('button', '插入输入框').hasAttribute('disabled')).toBe(true))
  })
})
