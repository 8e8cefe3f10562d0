import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, press } from '#kit/testing/web/page.ts'
import { textSchema } from '../text.schema.ts'
import { Panels } from './Panels.tsx'

let drawn: Drawn
afterEach(() => drawn.undraw())

const words = (text: string) => [{ type: 'text', text }]
async function show(layout: string): Promise<void> {
  const content = ['One', 'Two', 'Three'].flatMap((name) => [
    { type: 'heading', attrs: { level: 2 }, content: words(name) },
    { type: 'paragraph', content: words(`About ${name}`) },
  ])
  const card = z.parse(textSchema, {
    id: 1,
    type: 'text',
    layout,
    body: { type: 'doc', content: [{ type: 'paragraph', content: words('Before') }, ...content] },
  })
  drawn = await draw({ at: '/', routes: { '/': () => <Panels card={card} /> }, language: 'en' })
  await eventually(() => expect(document.body.textContent).toContain('Before'))
}
const opened = () =>
  [...document.querySelectorAll<HTMLElement>('.text-panel')]
    .filter(({ hidden }) => !hidden)
    .map((panel) => panel.textContent.replace(/^.*?About/, 'About'))

test('in an accordion any parts are open, the first at first', async () => {
  await show('accordion')
  expect(opened()).toEqual(['About One'])
  expect(byRole('button', 'One').getAttribute('aria-expanded')).toBe('true')
  click(byRole('button', 'Three'))
  await eventually(() => expect(opened()).toEqual(['About One', 'About Three']))
  click(byRole('button', 'One'))
  await eventually(() => expect(opened()).toEqual(['About Three']))
})

test('of tabs one is open, and arrow keys lead round', async () => {
  await show('tabs')
  expect(opened()).toEqual(['About One'])
  press('ArrowLeft', byRole('tab', 'One'))
  await eventually(() => expect(opened()).toEqual(['About Three']))
  expect(document.activeElement).toBe(byRole('tab', 'Three'))
  press('Home', byRole('tab', 'Three'))
  await eventually(() => expect(opened()).toEqual(['About One']))
  click(byRole('tab', 'Two'))
  await eventually(() => expect(opened()).toEqual(['About Two']))
  expect([...document.querySelectorAll('[role=tab][tabindex="0"]')]).toHaveLength(1)
})
