import { expect, test } from 'vitest'
import { isCurrent, runtimeProblem } from './runtime.mjs'

const wanted = '24.21.0'
const mac = ['darwin', 'arm64'] as const

test.each([
  ['24.21.0', true],
  ['24.21.1', true],
  ['24.100.0', true],
  ['26.0.0', true],
  ['24.20.9', false],
  ['24.0.0', false],
  ['22.30.1', false],
  [undefined, false],
])('Node %s is no older than what is tested with: %s', (version, isFine) => {
  expect(isCurrent(version, wanted)).toBe(isFine)
})

test('an old Node from npm is not run quietly: a sentence says what to install', () => {
  const problem = runtimeProblem({ wanted, own: '24.0.0', machines: '20.11.1', machine: mac })
  expect(problem).toContain('needs Node 24.21.0 or newer')
  expect(problem).toContain('npm has only Node 24.0.0 for darwin arm64, and this machine has 20.11.1')
  expect(problem).toContain('brew install node')
})

test('where npm has none and the machine neither, it says so', () => {
  const problem = runtimeProblem({
    wanted,
    own: undefined,
    machines: undefined,
    machine: ['linux', 'riscv64'],
  })
  expect(problem).toContain('npm has no current Node for linux riscv64, and this machine has none')
})

test.each([
  ['npm’s', { own: wanted, machines: undefined }],
  ['the machine’s', { own: '24.0.0', machines: '24.22.0' }],
])('goes on with %s where that is current', (_name, found) => {
  expect(runtimeProblem({ wanted, ...found, machine: mac })).toBeUndefined()
})
