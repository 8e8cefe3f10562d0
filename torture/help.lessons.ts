import { shuffled } from '#kit/value/shuffle.ts'
import { richOf } from '#kit/richText/richText.ts'
import { Nonsense, type Draft, type Lesson, type MakeDraft } from './help.draft.ts'
import { boardDrafts } from './help.boardDrafts.ts'

/** A deck of every type that can be answered, with something hidden in each field that a learner does not see. */
export function makeLessons(random: () => number): Lesson[] {
  const nonsense = new Nonsense(random)
  const drafts = [
    choice,
    multi,
    blanks,
    numeric,
    short,
    long,
    match,
    order,
    flip,
    branch,
    ...boardDrafts,
    ...untold,
  ]
  return [reading(), ...drafts].map((draft, index) => {
    const hidden: string[] = []
    const hide = (count = 9): string => {
      const text = nonsense.words(count)
      hidden.push(text)
      return text
    }
    const made = typeof draft === 'function' ? draft(hide, nonsense) : draft
    const feedback = { correct: hide(), partly: hide(), wrong: hide() }
    const shared = {
      id: index + 1,
      title: `Lesson ${index + 1}`,
      note: hide(),
      feedback,
      attempts: attemptsOf(index),
    }
    return {
      ...made,
      card: { ...shared, ...made.card },
      hardness: ((index % 5) - 2) / 2,
      hidden,
      related: made.related ?? [],
    }
  })
}

/** Some show their answer in the end, and are then no secret any more. */
const attemptsOf = (index: number) =>
  index % 3 === 0 ? { max: 2, showAnswer: 'afterLast' } : { max: null, showAnswer: 'never' }

const reading = (): Draft => ({
  card: {
    type: 'text',
    body: richOf('A river carries sand as long as its water is quick. Where it slows down, the sand sinks.'),
  },
})

const choice: MakeDraft = (hide) => ({
  card: {
    type: 'choice',
    question: 'What does slow water do?',
    points: 1,
    hints: ['Think of the mouth of a river.', 'Compare the first card.'],
    explanation: hide(),
    options: [
      { id: 'a', text: 'It drops its sand', correct: true, feedback: hide() },
      { id: 'b', text: 'It takes up more sand', feedback: hide() },
    ],
  },
  right: { optionIds: ['a'] },
  wrong: { optionIds: ['b'] },
})

const multi: MakeDraft = (hide) => ({
  card: {
    type: 'choice',
    kind: 'multi',
    question: 'Which of these make a river slow?',
    points: 2,
    explanation: hide(),
    options: ['A lake', 'A waterfall', 'A wide bed'].map((text, index) => ({
      ...{ id: `o${index}`, text, correct: index !== 1, feedback: hide() },
    })),
  },
  right: { optionIds: ['o0', 'o2'] },
  wrong: { optionIds: ['o1'] },
})

const blanks: MakeDraft = (hide) => {
  const [one, two] = [hide(1), hide(2)]
  return {
    card: {
      type: 'blanks',
      question: 'Fill in what is missing.',
      text: `The mouth is called [${one}|${hide(5)}] and its ground [${two}].`,
      points: 2,
      typos: 0,
      explanation: hide(),
    },
    right: { answers: [one, two] },
    wrong: { answers: ['a sea', 'a stone'] },
  }
}

const numeric: MakeDraft = (hide) => ({
  card: {
    ...{ type: 'question', kind: 'number', grading: 'rule', prompt: 'How many arms has it?', points: 1 },
    ...{ number: { value: 8731, tolerance: 0, unit: 'arms' }, sampleAnswer: hide(), explanation: hide() },
  },
  right: { number: 8731 },
  wrong: { number: 4 },
})

const short: MakeDraft = (hide) => {
  const word = hide(1)
  return {
    card: {
      ...{ type: 'question', kind: 'short', grading: 'rule', prompt: 'Name the wind there.', points: 1 },
      keywords: [{ id: 'k', text: word, synonyms: [hide(1), hide(4)] }],
      ...{ sampleAnswer: hide(), explanation: hide() },
    },
    right: { text: word },
    wrong: { text: 'A storm' },
  }
}

const long: MakeDraft = (hide) => ({
  card: {
    ...{
      type: 'question',
      kind: 'long',
      grading: 'person',
      prompt: 'Explain how an island grows.',
      points: 4,
    },
    rubric: [{ id: 'r', title: hide(4), detail: hide(12), points: 4 }],
    ...{ sampleAnswer: hide(40), explanation: hide() },
  },
  right: { text: 'Sand sinks, year by year, until grass holds it.' },
  wrong: { text: 'I do not know.' },
})

const match: MakeDraft = (hide, nonsense) => {
  const pairs = [0, 1, 2, 3].map((index) => ({
    id: `l${index}`,
    text: nonsense.words(2),
    answer: { id: `r${(index * 7 + 3) % 11}`, text: nonsense.words(2) },
  }))
  const linked = (by: number) =>
    pairs.map(({ id }, index) => ({
      pairId: id,
      answerId: pairs[(index + by) % pairs.length]?.answer.id ?? '',
    }))
  return {
    card: { type: 'match', question: 'Which belong together?', points: 2, explanation: hide(), pairs },
    right: { links: linked(0) },
    wrong: { links: linked(1) },
    related: pairs.map(({ text, answer }) => `${text} ${answer.text}`),
  }
}

const order: MakeDraft = (hide, nonsense) => {
  const items = Array.from({ length: 6 }, () => ({ id: nonsense.word(), text: nonsense.word() }))
  const itemIds = items.map(({ id }) => id)
  return {
    card: { type: 'order', question: 'From the spring to the sea:', points: 2, explanation: hide(), items },
    right: { itemIds },
    wrong: { itemIds: shuffled(itemIds, 5) },
    related: [items.map(({ text }) => text).join(' ')],
  }
}

const flip: MakeDraft = (hide) => {
  const backs = [hide(4), hide(6)]
  return {
    card: {
      type: 'flip',
      mode: 'typed',
      points: 2,
      pairs: backs.map((text, index) => ({
        ...{ id: `p${index}`, front: { text: `Term ${index + 1}` }, back: { text }, accepted: [hide(5)] },
      })),
    },
    right: { mode: 'typed', pairs: backs.map((text, index) => ({ id: `p${index}`, text })) },
    wrong: { mode: 'typed', pairs: backs.map((_text, index) => ({ id: `p${index}`, text: 'no idea' })) },
  }
}

const branch: MakeDraft = (hide) => ({
  card: {
    type: 'branch',
    question: 'The water rises. What do you do?',
    points: 2,
    scoring: 'ending',
    options: ['Wait', 'Row'].map((text, index) => ({
      ...{ id: `b${index}`, text, feedback: hide(), next: { to: 'ending', endingId: `e${index}` } },
    })),
    endings: [0, 1].map((index) => ({ id: `e${index}`, title: hide(4), text: hide(20), score: index * 100 })),
  },
  right: { optionId: 'b1' },
  wrong: { optionId: 'b0' },
})

const aiChat: MakeDraft = (hide) => ({
  card: {
    type: 'aiChat',
    name: 'Ines',
    scenario: 'Ines rows people over the river.',
    goal: 'Find out what she is afraid of.',
    opening: 'Good morning.',
    brief: hide(30),
    knowledge: hide(20),
    judge: {
      criteria: [{ id: 'c', title: hide(4), detail: hide(), points: 2 }],
      blocking: [{ id: 'x', text: hide() }],
    },
    script: [
      { id: 'one', mentions: hide(4), reply: hide() },
      { id: 'two', mentions: '', reply: hide() },
    ],
  },
})

const assignment: MakeDraft = (hide) => ({
  card: {
    type: 'assignment',
    instructions: richOf('Draw the river and write three sentences about it.'),
    accepted: ['text'],
    attempts: { max: null, showAnswer: 'never' },
    points: 5,
    showExemplars: 'after',
    rubric: [{ id: 'r', title: 'Whole', detail: hide(), points: 5 }],
    exemplars: [{ id: 'e', title: hide(4), text: hide(30) }],
  },
  right: { text: 'It comes from the hills. It goes to the sea. It is wide.' },
  wrong: { text: 'I could not.' },
})

const poll: MakeDraft = () => ({
  card: { type: 'poll', question: 'How was it?', kind: 'stars', points: 0 },
  right: { value: 5 },
  wrong: { value: 2 },
})

const vocab: MakeDraft = () => ({
  card: {
    type: 'vocab',
    points: 2,
    attempts: { max: null, showAnswer: 'never' },
    modes: ['choose'],
    terms: ['river', 'sand', 'mouth'].map((term) => ({ id: term, term, meaning: `What ${term} means` })),
  },
  right: { mode: 'choose', termId: 'river', answer: 'river' },
  wrong: { mode: 'choose', termId: 'river', answer: 'sand' },
})

const checklist: MakeDraft = () => ({
  card: { type: 'checklist', intro: 'Before you go:', items: [{ id: 'i', text: 'Take a map' }] },
  right: { marks: [{ id: 'i', ticked: true, note: '', picture: null }], own: [] },
  wrong: { marks: [{ id: 'i', ticked: false, note: '', picture: null }], own: [] },
})

const untold = [aiChat, assignment, poll, vocab, checklist]
