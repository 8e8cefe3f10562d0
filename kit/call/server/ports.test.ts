import { expect, test } from 'vitest'
import { port } from '#kit/contract/port.ts'
import type { Call } from './context.ts'
import { bindPorts, provide } from './ports.ts'

const doubled = port<number, number>('doubled')
const call = {} as Call

test('a call of a port reaches the feature that provides it', async () => {
  const callPort = bindPorts([provide(doubled, async (_call, count) => count * 2)])
  expect(await callPort(call, doubled, 21)).toBe(42)
})

test('a port that nothing provides, or two features, is an error', async () => {
  await expect(bindPorts([])(call, doubled, 1)).rejects.toThrow('doubled')
  const one = provide(doubled, async () => 1)
  expect(() => bindPorts([one, one])).toThrow('provided twice')
})
