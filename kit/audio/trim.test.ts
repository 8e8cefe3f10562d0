import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyedTrim, partOf, peaksOf, withFrom, withTo } from './trim.ts'

const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']

test('whatever keys are pressed, the part begins at 0 or later, ends within the sound, and is never empty', () => {
  const press = fc.record({ key: fc.constantFrom(...keys), fine: fc.boolean(), isFrom: fc.boolean() })
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 60_000 }), fc.array(press, { maxLength: 60 }), (ms, presses) => {
      const length = ms / 1000
      let part = partOf(0, null, length)
      for (const { key, fine, isFrom } of presses) {
        const to = keyedTrim(key, fine, isFrom ? part.from : part.to, length) ?? 0
        part = isFrom ? withFrom(part, to) : withTo(part, to, length)
        expect(part.from).toBeGreaterThanOrEqual(0)
        expect(part.to).toBeLessThanOrEqual(length)
        expect(part.to).toBeGreaterThan(part.from)
      }
    }),
  )
})

test.each([
  ['ArrowRight', false, 2.1],
  ['ArrowRight', true, 2.01],
  ['ArrowLeft', false, 1.9],
  ['PageUp', false, 3],
  ['Home', false, 0],
  ['End', true, 9],
  ['Enter', false, undefined],
])('%s (with Shift: %s) moves a handle from 2 to %s', (key, fine, to) => {
  const moved = keyedTrim(key, fine, 2, 9)
  expect(moved === undefined ? undefined : withFrom({ from: 2, to: 20 }, moved).from).toBe(to)
})

test('a number below 0 or behind the end is held at the edge', () => {
  expect(withFrom({ from: 1, to: 3 }, -5)).toEqual({ from: 0, to: 3 })
  expect(withFrom({ from: 1, to: 3 }, 3)).toEqual({ from: 2.95, to: 3 })
  expect(withTo({ from: 1, to: 3 }, 99, 4)).toEqual({ from: 1, to: 4 })
  expect(withTo({ from: 1, to: 3 }, 0, 4)).toEqual({ from: 1, to: 1.05 })
})

test('moments that make no sense stand for the whole sound', () => {
  expect(partOf(2, 1, 9)).toEqual({ from: 0, to: 9 })
  expect(partOf(12, null, 9)).toEqual({ from: 0, to: 9 })
  expect(partOf(2, 40, 9)).toEqual({ from: 2, to: 9 })
})

test('a waveform shows the loudest sample of each part, of any channel', () => {
  const left = Float32Array.of(0, 0.5, 0, -0.25, 0)
  const right = Float32Array.of(0.125, 0, 0, 0, -2)
  expect([...peaksOf([left, right], 2)]).toEqual([0.5, 1])
  expect([...peaksOf([left], 10)].filter((peak) => peak > 0)).toEqual([0.5, 0.25])
})
