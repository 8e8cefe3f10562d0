import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually } from '#kit/testing/web/page.ts'
import { choice } from '../choice.card.ts'
import { choiceSchema, type ChoiceCard, type ChoiceResponse } from '../choice.schema.ts'
import { en } from '../words/en.ts'
import { ChoiceEditor } from './Editor.tsx'
import { ChoicePlayer } from './Player.tsx'

let drawn: Drawn
let written: ChoiceCard
let answered: ChoiceResponse | undefined
afterEach(() => drawn.undraw())

const options = [
  { id: 'a', text: 'One', correct: true },
  { id: 'b', text: 'Two' },
]
const cardOf = (kind: ChoiceCard['kind']) =>
  z.parse(choiceSchema, { id: 1, type: 'choice', kind, question: 'How many?', options })
const show = async (Screen: () => React.JSX.Element) => {
  drawn = await draw({
    at: '/',
    routes: { '/': Screen },
    words: { en: { 'card-choice': en } },
    language: 'en',
  })
}

async function write(kind: ChoiceCard['kind']): Promise<void> {
  written = cardOf(kind)
  await show(function Form() {
    const [card, setCard] = useState(written)
    const change = (changed: ChoiceCard) => {
      written = changed
      setCard(changed)
    }
    const problems = choice.content.problems(card)
    return <ChoiceEditor {...{ card, problems }} files={{}} onChange={change} onFile={() => undefined} />
  })
}

async function play(kind: ChoiceCard['kind']): Promise<void> {
  answered = undefined
  await show(function Phone() {
    const [response, setResponse] = useState<ChoiceResponse>()
    const respond = (next: ChoiceResponse | undefined) => {
      answered = next
      setResponse(next)
    }
    return (
      <ChoicePlayer
        card={cardOf(kind)}
        services={{ upload: () => Promise.reject(new Error()), async *converse() {}, visit: () => undefined }}
        files={{}}
        focusHeading={false}
        headingId="h"
        isSending={false}
        progress={{ viewed: true }}
        report={() => undefined}
        respond={respond}
        response={response}
        submit={() => undefined}
        verdict={undefined}
      />
    )
  })
}

const groupOf = (element: Element) => element.closest('[role=radiogroup]')
const mark = (number: number) => `Option ${number} is right`

test.each(['single', 'judge'] as const)(
  'the right option of a %s question is a radio among the others',
  async (kind) => {
    await write(kind)
    await eventually(() => byRole('radiogroup', en.fields.options))
    const [first, second] = [byRole('radio', mark(1)), byRole('radio', mark(2))]
    expect(groupOf(first)).toBe(groupOf(second))
    // The same name is what lets the arrows move among them.
    expect(first.getAttribute('name')).toBe(second.getAttribute('name'))
    click(second)
    await eventually(() => expect(written.options.map(({ correct }) => correct)).toEqual([false, true]))
    expect(allByRole('checkbox', /is right/)).toEqual([])
  },
)

test('where several options may be right, each is a checkbox', async () => {
  await write('multi')
  await eventually(() => byRole('group', en.fields.options))
  click(byRole('checkbox', mark(2)))
  await eventually(() => expect(written.options.map(({ correct }) => correct)).toEqual([true, true]))
  click(byRole('checkbox', mark(1)))
  await eventually(() => expect(written.options.map(({ correct }) => correct)).toEqual([false, true]))
  expect(allByRole('radio', /is right/)).toEqual([])
})

test('a learner chooses one of the options as a radio, several as checkboxes', async () => {
  await play('single')
  await eventually(() => byRole('radiogroup', 'How many?'))
  const second = byRole('radio', /Two/)
  expect(groupOf(second)).toBe(groupOf(byRole('radio', /One/)))
  click(second)
  await eventually(() => expect(answered?.optionIds).toEqual(['b']))
  drawn.undraw()
  await play('multi')
  await eventually(() => byRole('checkbox', /Two/))
  expect(allByRole('radiogroup', /.*/)).toEqual([])
})
