import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, press, text } from '#kit/testing/web/page.ts'
import { Chart } from './Chart.tsx'
import { rowText } from './chartData.ts'

let page: Drawn

afterEach(() => page.undraw())

const data = {
  head: 'Card',
  rows: ['First', 'Second'],
  series: [
    { name: 'Met', values: [12, 9] },
    { name: 'Finished', values: [10, null] },
  ],
}
const format = (value: number) => `${value} people`
const open = async () => {
  const Page = () => <Chart data={data} format={format} kind="rows" title="Funnel" />
  page = await draw({ at: '/', language: 'en', routes: { '/': Page } })
}

test('where nothing can be drawn the figures stand as a table', async () => {
  await open()
  await eventually(() => byRole('button', 'Show as a chart: Funnel'))
  for (const part of ['Card', 'First', '12 people', '–']) expect(text()).toContain(part)
})

describe('a chart that is drawn', () => {
  beforeEach(() => {
    // The browser of these tests draws nothing: whatever is asked of its canvas is done.
    const measured = { width: 8 }
    const context = new Proxy({}, { get: () => () => measured, set: () => true })
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  })
  afterEach(() => vi.restoreAllMocks())

  test('can be read as a table of the same figures', async () => {
    await open()
    const button = await eventually(() => byRole('button', 'Show as a table: Funnel'))
    expect(text()).not.toContain('12 people')
    click(button)
    await eventually(() => expect(text()).toContain('12 people'))
  })

  test('is walked through by arrow keys, and says its rows aloud', async () => {
    await open()
    const walk = await eventually(() => byRole('application', /^Funnel/))
    press('ArrowDown', walk)
    await eventually(() => expect(text()).toContain('First · Met 12 people · Finished 10 people'))
    press('End', walk)
    await eventually(() => expect(text()).toContain('Second · Met 9 people · Finished –'))
    press('Escape', walk)
    await eventually(() => expect(text()).not.toContain('Second · Met'))
  })
})

test('what has no value says so', () => {
  expect(rowText(data, 1, format)).toBe('Second · Met 9 people · Finished –')
})
