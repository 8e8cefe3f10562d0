import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually } from '#kit/testing/web/page.ts'
import { cardOf } from '#cards/index.ts'
import { rowsOf } from '../state/railRows.ts'
import { useRailWindow } from './useRailWindow.ts'

const rowHeight = 58
let page: Drawn
let count: number

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(10 * rowHeight)
})
afterEach(async () => {
  await page.undraw()
  vi.restoreAllMocks()
})

function Rail() {
  const [rows] = useState(() =>
    rowsOf(
      Array.from({ length: count }, (_, index) => cardOf('text').createEmpty(index + 1)),
      new Set(),
    ),
  )
  const [active, setActive] = useState(1)
  const [isDragging, setDragging] = useState(false)
  const { list, from, to, above, below } = useRailWindow(rows, active, isDragging)
  return (
    <>
      <button onClick={() => setActive(200)}>To the 200th</button>
      <button onClick={() => setDragging(true)}>Drag</button>
      <div ref={list} role="listbox" data-hidden={(above + below) / rowHeight}>
        {rows.slice(from, to).map(({ card, number }) => (
          <div key={card.id} id={`editor-card-${card.id}`} role="option" aria-selected={card.id === active}>
            {number}
          </div>
        ))}
      </div>
    </>
  )
}

const open = async (cards: number) => {
  count = cards
  page = await draw({ at: '/', routes: { '/': Rail } })
  await eventually(() => byRole('option', '1'))
}
const shown = () => allByRole('option', /./).map(({ textContent }) => Number(textContent))

test('a short rail is drawn whole', async () => {
  await open(60)
  expect(shown()).toHaveLength(60)
})

test('of a long rail the rows near those that are seen are drawn, and the others leave their room', async () => {
  await open(300)
  await eventually(() => expect(shown().length).toBeLessThan(20))
  const list = byRole('listbox', /./)
  expect(Number(list.dataset['hidden']) + shown().length).toBe(300)
  click(byRole('button', 'To the 200th'))
  await eventually(() => expect(list.scrollTop).toBeGreaterThan(150 * rowHeight))
  list.dispatchEvent(new Event('scroll'))
  await eventually(() => expect(shown()).toContain(200))
  expect(shown()).not.toContain(1)
})

test('while a card is dragged all rows are there', async () => {
  await open(300)
  click(byRole('button', 'Drag'))
  await eventually(() => expect(shown()).toHaveLength(300))
})
