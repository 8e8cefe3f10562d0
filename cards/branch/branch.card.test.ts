import { expect, test } from 'vitest'
import type { Step } from '#kit/card/navigating.ts'
import type { CardState } from '#kit/card/progress.ts'
import { branch } from './branch.card.ts'
import { withBack, withNewEnding, withScoring, withoutEnding } from './branch.edits.ts'
import { branchSample } from './branch.sample.ts'
import type { BranchCard } from './branch.schema.ts'

const [silence, , path] = branchSample.cards
if (!silence || !path) throw new Error('there are no samples')
const of = (change: Partial<BranchCard>): BranchCard => ({ ...silence, ...change })
const chose = (...chosen: string[]): CardState => ({
  progress: { viewed: true },
  tries: chosen.length,
  scaled: null,
  passed: false,
  chosen,
})

const choices: [string, Partial<BranchCard>, string[], Step][] = [
  ['to its ending', {}, ['wait'], { to: 'end' }],
  ['to its card', {}, ['hint'], { to: 'card', cardId: 9430 }],
  ['on where nothing is named', { options: path.options }, ['a'], { to: 'next' }],
  [
    'where all lead that name nothing',
    { options: path.options, defaultNext: 7 },
    ['a'],
    { to: 'card', cardId: 7 },
  ],
  ['as long as nothing is chosen, where all lead', { defaultNext: 7 }, [], { to: 'card', cardId: 7 }],
]
test.each(choices)('a choice leads %s', (_title, change, chosen, step) => {
  expect(branch.navigating.step(of(change), chose(...chosen))).toEqual(step)
})

test.each([
  ['the ending’s worth', silence, 'wait', 1, true],
  ['the ending’s worth', silence, 'why', 0.4, false],
  ['nothing where it leads on', silence, 'hint', null, false],
  ['its share of the best', path, 'b', 0.5, false],
  ['its share of the best', path, 'a', 1, true],
  ['nothing without scoring', { ...path, scoring: 'none' as const }, 'a', null, false],
])('a choice scores %s', (_title, card, optionId, scaled, passed) => {
  expect(branch.answering.score(card, { optionId })).toMatchObject({ scaled, passed })
})

test('what is neither right nor wrong waits for nobody', () => {
  expect(branch.answering.score(silence, { optionId: 'hint' }).isFinal).toBe(true)
})

test('the ending is shown with the choice, and not before', () => {
  const parts = branch.answering.score(silence, { optionId: 'wait' }).parts
  expect(parts.map(({ partId }) => partId)).toEqual(['wait', 'story'])
  expect(parts[1]?.text).toMatch(/^你听到了真正的原因\n/)
  const sent = JSON.stringify(branch.content.redact(silence, 1))
  for (const { title, text } of silence.endings) {
    expect(sent).not.toContain(title)
    expect(sent).not.toContain(text)
  }
  expect(sent).not.toContain('"score":100')
  expect(branch.navigating.step(branch.content.redact(silence, 1), chose('wait'))).toEqual({ to: 'end' })
})

test.each([['of another card'], [''], ['__proto__']])('the option %s is not taken', (optionId) => {
  expect(branch.answering.accepts(silence, { optionId })).toBe(false)
})

const unfit: [string, Partial<BranchCard>, string, string][] = [
  ['no question', { question: ' ' }, 'question', 'problems.noQuestion'],
  [
    'one option',
    { options: path.options.slice(0, 1), scoring: 'none' as const },
    'options',
    'problems.fewOptions',
  ],
  ['an ending that is gone', { endings: silence.endings.slice(1) }, 'options.0.next', 'problems.noEnding'],
  ['scores of endings without any', { options: path.options, endings: [] }, 'endings', 'problems.noEndings'],
  ['scores on the way without any', { scoring: 'path' as const }, 'scoring', 'problems.noScores'],
]
test.each(unfit)('%s stops publishing', (_title, change, at, key) => {
  expect(branch.content.problems(of(change))).toMatchObject([{ path: at, key }])
})

test('an ending that is deleted lets its options go on', () => {
  const left = withoutEnding(silence, 'story')
  expect(left.options[0]?.next).toEqual({ to: 'default' })
  expect(left.options[1]?.next).toEqual({ to: 'ending', endingId: 'polite' })
})

test('a new ending is where its option leads', () => {
  const grown = withNewEnding(silence, 'hint')
  expect(grown.options[2]?.next).toEqual({ to: 'ending', endingId: grown.endings[2]?.id })
})

test('scoring begins with a point, and who may not come back chooses once', () => {
  expect(withScoring(of({ points: 0 }), 'path').points).toBe(1)
  expect(withScoring(of({ points: 3 }), 'none').points).toBe(0)
  expect(withBack(silence, false)).toMatchObject({ back: false, attempts: { max: 1 } })
  expect(withBack(path, true).attempts.max).toBeNull()
  expect(branch.navigating.isOneWay(path)).toBe(true)
})
