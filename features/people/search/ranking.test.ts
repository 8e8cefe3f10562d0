import { expect, test } from 'vitest'
import { ranked } from './ranking.ts'

const titles = (...names: string[]) => names.map((title) => ({ title }))
const found = (typed: string, ...names: string[]) => ranked(titles(...names), typed).map(({ title }) => title)

test('what is called so comes first, then what begins so, then what holds it', () => {
  expect(found('orders', 'My orders', 'Reorders', 'Orders of today', 'Orders', 'People')).toEqual([
    'Orders',
    'Orders of today',
    'My orders',
    'Reorders',
  ])
})

test('accents, width and case make no difference', () => {
  expect(found('codigos', 'Códigos de canje')).toEqual(['Códigos de canje'])
  expect(found('ＡＩ', 'AI 配置')).toEqual(['AI 配置'])
})

test('words are found in any order', () => {
  expect(found('codes redemption', 'Redemption codes', 'Redemption')).toEqual(['Redemption codes'])
})

test('a Chinese title is found by the pinyin that begins its characters', () => {
  expect(found('dhm', '兑换码', '用户管理')).toEqual(['兑换码'])
  expect(found('yonghu', '兑换码', '用户管理')).toEqual(['用户管理'])
  expect(found('hm', '兑换码')).toEqual(['兑换码'])
})

test('nothing typed, or signs of a pattern, find nothing by themselves', () => {
  expect(found('  ', 'Orders')).toEqual([])
  expect(found('.*(', 'Orders')).toEqual([])
})
