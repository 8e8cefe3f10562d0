import { afterEach, expect, test } from 'vitest'
import { traceHeader } from './traceHeader.ts'

const meta = document.createElement('meta')
Object.assign(meta, { name: 'tracing', content: 'on' })
afterEach(() => meta.remove())

const traceIn = ({ traceparent = '' }: { traceparent?: string }) =>
  /^00-(?<trace>[0-9a-f]{32})-(?<span>[0-9a-f]{16})-01$/.exec(traceparent)?.groups ?? {}

test('where nobody collects traces no call has the header', () => {
  expect(traceHeader()).toEqual({})
})

test('the calls behind one click are one trace, and the next click begins another', () => {
  document.head.append(meta)
  const first = traceIn(traceHeader())
  const second = traceIn(traceHeader())
  expect(first['trace']).toBeDefined()
  expect(second['trace']).toBe(first['trace'])
  expect(second['span']).not.toBe(first['span'])
  document.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(traceIn(traceHeader())['trace']).not.toBe(first['trace'])
})
