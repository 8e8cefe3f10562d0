import { expect, test } from 'vitest'
import { spelledAt } from './spelled.ts'

test.each([
  ['用户管理', 'yhgl', 0],
  ['用户管理', 'yonghu', 0],
  ['用户管理', 'yonghugl', 0],
  ['用户管理', 'gl', 2],
  ['用户管理', 'glx', -1],
  ['新建 AI 配置', 'xjaipz', 0],
  ['音乐重点', 'ylzd', 0],
  ['音乐重点', 'ylcd', 0],
  ['Activity', 'act', -1],
  ['用户管理', '', -1],
])('%s is spelled by %s at %i', (text, letters, place) => {
  expect(spelledAt(text, letters)).toBe(place)
})
