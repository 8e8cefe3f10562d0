import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { richOf } from '#kit/richText/richText.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, press, text } from '#kit/testing/web/page.ts'
import { multiple } from '../multiple.card.ts'
import { multipleSchema, type MultipleCard } from '../multiple.schema.ts'
import { en } from '../words/en.ts'
import { MultipleEditor } from './Editor.tsx'

let drawn: Drawn
let written: MultipleCard

async function write(own: object): Promise<void> {
  written = z.parse(multipleSchema, { id: 1, type: 'multiple', ...own })
  function Form() {
    const [card, setCard] = useState(written)
    return (
      <MultipleEditor
        card={card}
        files={{}}
        onChange={(changed) => {
          written = changed
          setCard(changed)
        }}
        onFile={() => undefined}
        problems={multiple.content.problems(card)}
      />
    )
  }
  const words = { en: { 'card-multiple': en } }
  drawn = await draw({ at: '/', routes: { '/': Form }, words, language: 'en' })
  await eventually(() => byRole('group', en.fields.layout))
}
afterEach(() => drawn.undraw())

test.each(['text', 'image', 'video', 'audio'] as const)(
  'a block of %s is added and says what it lacks',
  async (kind) => {
    await write({})
    click(byRole('button', `+ ${en.kinds[kind]}`))
    await eventually(() => byRole('button', 'Remove block 1'))
    expect(written.blocks).toMatchObject([{ kind, required: true }])
    await eventually(() => expect(text()).toMatch(/block 1 is empty|Block 1 has no/))
  },
)

test('blocks change places by keyboard; one is made optional, one is removed', async () => {
  await write({
    blocks: [
      { id: 'a', kind: 'audio' },
      { id: 'b', kind: 'text', body: richOf('Words') },
    ],
  })
  press('ArrowDown', byRole('switch', 'Block 1 is required'), { altKey: true })
  await eventually(() => expect(written.blocks.map(({ id }) => id)).toEqual(['b', 'a']))
  click(byRole('switch', 'Block 2 is required'))
  await eventually(() => expect(written.blocks.map(({ required }) => required)).toEqual([true, false]))
  click(byRole('button', 'Remove block 1'))
  await eventually(() => expect(written.blocks.map(({ id }) => id)).toEqual(['a']))
})
