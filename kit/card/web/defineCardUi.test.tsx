import { Suspense } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { eventually } from '#kit/testing/web/page.ts'
import { cardShape } from '../card.ts'
import type { CardEditorProps } from './cardUi.ts'
import { defineCardUi } from './defineCardUi.ts'

const noWords = async () => ({})
const editing: CardEditorProps = {
  card: cardShape('gizmo', 1, {}).parse({ id: 1, type: 'gizmo', title: '' }),
  files: {},
  problems: [],
  onChange: () => {},
  onFile: () => {},
}

const makeUi = () =>
  defineCardUi({
    definition: () => Promise.reject(new Error('Nobody asks for it')),
    player: async () => () => 'Played',
    editor: async () => () => 'Edited',
    icon: '',
    words: { zh: noWords, en: noWords, es: noWords, ja: noWords },
  })

/** Draws the form in one piece; gives what is seen right after, and later. */
function drawEditor({ Editor }: ReturnType<typeof makeUi>): () => string | null {
  const place = document.createElement('div')
  const drawn = (
    <Suspense fallback="Coming">
      <Editor {...editing} />
    </Suspense>
  )
  flushSync(() => createRoot(place).render(drawn))
  return () => place.textContent
}

test('a form comes when it is first drawn', async () => {
  const seen = drawEditor(makeUi())
  expect(seen()).toBe('Coming')
  await eventually(() => expect(seen()).toBe('Edited'))
})

test('a form that was asked for ahead is there at once', async () => {
  const ui = makeUi()
  await ui.loadEditor()
  expect(drawEditor(ui)()).toBe('Edited')
})
