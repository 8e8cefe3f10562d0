import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Media } from '#kit/card/card.ts'
import { configureKit } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import { CardMedia } from '#kit/card/web/edit/CardMedia.tsx'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, field, text, type } from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'

let fake: FakeServer
let drawn: Drawn
let prompts: (string | undefined)[]
const generations = lightEndpoint({ method: 'POST', path: '/course/ai-image/generations', effect: 'outside' })
const state = lightEndpoint({ method: 'GET', path: '/course/activity-card/ai-state', effect: 'read' })
const choices = lightEndpoint({ method: 'GET', path: '/course/ai-image/choices', effect: 'read' })

function Picture() {
  const [media, setMedia] = useState<Media | null>(null)
  return (
    <>
      <CardMedia
        files={{ 7: { url: '/files/7.png' }, 8: { url: '/files/8.png' } }}
        onChange={(next, prompt) => {
          prompts.push(prompt)
          setMedia(next)
        }}
        onFile={() => undefined}
        value={media}
      />
      <output>{media && `${media.fileId}: ${media.alt}`}</output>
    </>
  )
}

beforeEach(async () => {
  prompts = []
  fake = await startFakeServer([], { id: 1, roles: [] })
  fake.answer('/course/ai-image/choices', () => ({
    sizes: ['1024x1024', '1536x1024'],
    initial: '1536x1024',
    styles: [{ name: '水彩', words: 'watercolour' }],
  }))
  fake.answer('/course/activity-card/ai-state', () => ({ hasPictures: true }))
  configureKit({ pictureMaker: { who: ['lx_designer'], state, generations, choices } })
  setSession({ id: 1, roles: ['lx_designer'], username: 'lin', nickname: '林晓', avatar: '' })
  drawn = await draw({ at: '/', routes: { '/': Picture }, fake })
})
afterEach(async () => {
  configureKit({ pictureMaker: undefined as never })
  await drawn.undraw()
  await fake.stop()
})

async function send(prompt: string) {
  await eventually(() => click(byRole('button', '用提示词生成')))
  // What one may choose from has come.
  await eventually(() => expect(text()).toContain('风格'))
  await eventually(() => type(field('画面内容'), prompt))
  await eventually(() => click(byRole('button', '生成')))
}

test('several are drawn, one is taken, and the card is told what it came from', async () => {
  fake.answer('/course/ai-image/generations', () => ({
    created: 1,
    data: [
      { url: '/files/7.png', fileId: 7 },
      { url: '/files/8.png', fileId: 8 },
    ],
  }))
  await send('海边的灯塔')
  await eventually(() => expect(allByRole('radio', /图片/).length).toBeGreaterThanOrEqual(2))
  const sent = fake.requests.find(({ path }) => path === '/course/ai-image/generations')
  expect(sent?.body).toEqual({ prompt: '海边的灯塔', size: '1536x1024', n: 2 })
  click(byRole('radio', '图片 2'))
  await eventually(() => click(byRole('button', '使用这张图片')))
  await eventually(() => expect(text()).toContain('8: 海边的灯塔'))
  expect(prompts).toEqual(['海边的灯塔'])
})

test('a prompt with sensitive words is refused beside its field, and they are named', async () => {
  fake.answer('/course/ai-image/generations', () => {
    throw refused(1018, '提示词包含敏感词，请修改后重试。', { words: ['枪支'] })
  })
  await send('一把枪支')
  await eventually(() => expect(text()).toContain('提示词包含敏感词，请修改后重试。（枪支）'))
  expect(field('画面内容').getAttribute('aria-invalid')).toBe('true')
})
