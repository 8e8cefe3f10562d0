import { richOf } from '#kit/richText/richText.ts'
import { fits, type Draft } from '../draftCards.ts'

const words = (length: number): string => 'x'.repeat(length)
const list = <Item>(length: number, item: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, index) => item(index))
const ofId = (index: number) => ({ id: `i${index}` })
const ofPoint = (index: number) => ({ ...ofId(index), x: 0, y: 0 })
const media = { fileId: 1 }

/** A draft with so much of one thing, and nothing else. */
const drafts = {
  question: (size: number) => ({ type: 'choice', question: words(size) }),
  options: (size: number) => ({ type: 'choice', options: list(size, ofId) }),
  option: (size: number) => ({ type: 'choice', options: [{ id: 'a', text: words(size) }] }),
  optionFeedback: (size: number) => ({ type: 'choice', options: [{ id: 'a', feedback: words(size) }] }),
  explanation: (size: number) => ({ type: 'choice', explanation: words(size) }),
  prompt: (size: number) => ({ type: 'question', prompt: words(size) }),
  unit: (size: number) => ({ type: 'question', number: { unit: words(size) } }),
  sampleAnswer: (size: number) => ({ type: 'question', sampleAnswer: words(size) }),
  task: (size: number) => ({ type: 'blanks', question: words(size) }),
  gapText: (size: number) => ({ type: 'blanks', text: words(size) }),
  bankWord: (size: number) => ({ type: 'blanks', distractors: [words(size)] }),
  bank: (size: number) => ({ type: 'blanks', distractors: list(size, String) }),
  matchTask: (size: number) => ({ type: 'match', question: words(size) }),
  pairs: (size: number) => ({ type: 'match', pairs: list(size, ofId) }),
  side: (size: number) => ({ type: 'match', pairs: [{ id: 'a', text: words(size) }] }),
  matchDistractors: (size: number) => ({ type: 'match', distractors: list(size, ofId) }),
  flipPairs: (size: number) => ({ type: 'flip', pairs: list(size, ofId) }),
  flipSide: (size: number) => ({ type: 'flip', pairs: [{ id: 'a', front: { text: words(size) } }] }),
  flipTip: (size: number) => ({ type: 'flip', pairs: [{ id: 'a', tip: words(size) }] }),
  orderTask: (size: number) => ({ type: 'order', question: words(size) }),
  orderItems: (size: number) => ({ type: 'order', items: list(size, ofId) }),
  orderItem: (size: number) => ({ type: 'order', items: [{ id: 'a', text: words(size) }] }),
  placeTask: (size: number) => ({ type: 'place', question: words(size) }),
  zones: (size: number) => ({ type: 'place', zones: list(size, ofId) }),
  zoneLabel: (size: number) => ({ type: 'place', zones: [{ id: 'a', label: words(size) }] }),
  things: (size: number) => ({ type: 'place', things: list(size, ofId) }),
  thing: (size: number) => ({ type: 'place', things: [{ id: 'a', text: words(size) }] }),
  pins: (size: number) => ({ type: 'image', pictures: [{ id: 'a', media, hotspots: list(size, ofPoint) }] }),
  pin: (size: number) => ({
    type: 'image',
    pictures: [{ id: 'a', media, hotspots: [{ ...ofPoint(0), title: words(size) }] }],
  }),
  pinBody: (size: number) => ({
    type: 'image',
    pictures: [{ id: 'a', media, hotspots: [{ ...ofPoint(0), body: richOf(words(size)) }] }],
  }),
  markTask: (size: number) => ({ type: 'markWords', question: words(size) }),
  markText: (size: number) => ({ type: 'markWords', text: words(size) }),
  mathsTask: (size: number) => ({ type: 'maths', question: words(size) }),
  mathsUnits: (size: number) => ({ type: 'maths', units: words(size) }),
  mathsMistakes: (size: number) => ({ type: 'maths', mistakes: list(size, ofId) }),
  mathsFeedback: (size: number) => ({ type: 'maths', mistakes: [{ id: 'a', feedback: words(size) }] }),
  intro: (size: number) => ({ type: 'composite', intro: words(size) }),
  hint: (size: number) => ({ type: 'choice', hints: [words(size)] }),
  hints: (size: number) => ({ type: 'choice', hints: list(size, String) }),
  feedback: (size: number) => ({ type: 'choice', feedback: { correct: words(size), partly: '', wrong: '' } }),
  points: (size: number) => ({ type: 'choice', points: size }),
} satisfies Record<string, (size: number) => Draft>

const found = new Map<string, number>()
/** No limit of a card is beyond it. */
const most = 20_000

/** How much of something a card takes (characters, parts, points): its type's own schema is asked, once. */
export function limitOf(name: keyof typeof drafts): number {
  const known = found.get(name)
  if (known !== undefined) return known
  let [fit, beyond] = [0, most]
  while (beyond - fit > 1) {
    const middle = Math.floor((fit + beyond) / 2)
    if (fits(drafts[name](middle))) fit = middle
    else beyond = middle
  }
  found.set(name, fit)
  return fit
}
