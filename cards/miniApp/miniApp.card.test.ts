import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { miniApp } from './miniApp.card.ts'
import { launchAddress } from './miniApp.launch.ts'
import { miniAppSchema } from './miniApp.schema.ts'

const card = (own: object) => z.parse(miniAppSchema, { id: 1, type: 'miniApp', ...own })
const wechatId = 'wx0123456789abcdef'
const alipayId = '2021001234567890'
const qr = { fileId: 1, alt: 'code' }

test.each([
  [
    { appId: wechatId, path: '/pages/a/b', query: 'x=1&y=2' },
    `weixin://dl/business/?appid=${wechatId}&path=pages%2Fa%2Fb&query=x%3D1%26y%3D2`,
  ],
  [{ appId: wechatId }, undefined],
  [{ appId: 'wx12', path: 'pages/a' }, undefined],
  [{ platform: 'alipay', appId: alipayId }, `alipays://platformapi/startapp?appId=${alipayId}`],
  [
    { platform: 'alipay', appId: alipayId, path: 'pages/a', query: 'x=1' },
    `alipays://platformapi/startapp?appId=${alipayId}&page=pages%2Fa%3Fx%3D1`,
  ],
  [{ platform: 'douyin', appId: 'tt0123456789abcdef' }, undefined],
  [{ platform: 'web', url: 'https://example.com/a?b=1#c', query: '?x=2' }, 'https://example.com/a?b=1&x=2#c'],
  [{ platform: 'web', url: 'javascript:alert(1)' }, undefined],
])('%o is opened by %s', (own, address) => {
  expect(launchAddress(card(own))).toBe(address)
})

test.each([
  [{}, ['problems.noWay']],
  [{ qr }, []],
  [{ appId: wechatId }, ['problems.noPath']],
  [{ appId: wechatId, path: 'pages/a' }, []],
  [{ appId: 'gh_123', qr }, ['problems.badAppId.wechat']],
  [{ platform: 'douyin', appId: 'tt0123456789abcdef' }, ['problems.noWay']],
  [{ platform: 'web' }, ['problems.noUrl']],
  [{ platform: 'web', url: 'weixin://x' }, ['problems.badUrl']],
  [{ qr, url: 'mailto:a@example.com' }, ['problems.badUrl']],
])('%o has the problems %o', (own, keys) => {
  expect(miniApp.content.problems(card(own)).map(({ key }) => key)).toEqual(keys)
})

test.each([
  [{ viewed: true }, false],
  [{ viewed: true, opened: true }, true],
  [{ viewed: true, confirmed: true }, true],
] as const)('with the progress %o it is done: %s', (progress, expected) => {
  const state = { progress, tries: 0, scaled: null, passed: false, chosen: [] }
  expect(miniApp.progress.isComplete(card({ qr }), state)).toBe(expected)
})
