import type { MakeDraft } from './help.draft.ts'

const place: MakeDraft = (hide, nonsense) => {
  const zones = [0, 1].map((index) => ({
    ...{ id: `z${index}`, label: nonsense.words(2) },
    ...{ x: 0.05 + index / 2, y: 0.1, width: 0.4, height: 0.8 },
  }))
  const things = [0, 1, 2, 3].map((index) => ({
    ...{ id: nonsense.word(), text: nonsense.words(2), zoneIds: [`z${index % 2}`] },
  }))
  const placed = (by: number) =>
    things.map(({ id }, index) => ({ thingId: id, zoneId: `z${(index + by) % 2}` }))
  return {
    card: {
      ...{ type: 'place', question: 'What lies in the river, what beside it?', points: 2 },
      ...{ zones, things, explanation: hide() },
    },
    right: { placed: placed(0), points: [], zoneIds: [] },
    wrong: { placed: placed(1), points: [], zoneIds: [] },
    related: things.map(({ text }, index) => `${text} ${zones[index % 2]?.label}`),
  }
}

const hotspot: MakeDraft = (hide) => {
  const zones = [0, 1].map((index) => ({
    ...{ id: `h${index}`, label: index === 0 ? 'The upper bank' : 'The lower bank', isRight: index === 0 },
    ...{ x: 0.1, y: 0.1 + index / 2, width: 0.3, height: 0.3, feedback: hide() },
  }))
  return {
    card: {
      ...{ type: 'place', mode: 'hotspot', question: 'Where does the sand sink?', points: 1 },
      ...{ zones, explanation: hide() },
    },
    right: { placed: [], points: [], zoneIds: ['h0'] },
    wrong: { placed: [], points: [], zoneIds: ['h1'] },
  }
}

const markMistakes: MakeDraft = (hide) => ({
  card: {
    ...{ type: 'markWords', mode: 'mistakes', question: 'Mark what is wrong.', points: 1 },
    ...{ text: `The river [run|${hide(1)}] to the sea, and the sand go with it.`, explanation: hide() },
  },
  right: { marked: [10], chosen: [] },
  wrong: { marked: [4], chosen: [] },
})

const summary: MakeDraft = (hide, nonsense) => {
  const steps = [0, 1].map((step) => ({
    id: `s${step}`,
    statements: [0, 1, 2].map(() => ({ id: nonsense.word(), text: nonsense.words(4) })),
  }))
  const chosen = (at: number) => steps.map(({ statements }) => statements[at]?.id ?? '')
  return {
    card: {
      ...{ type: 'markWords', mode: 'summary', question: 'Say it in two sentences.', points: 2 },
      ...{ steps, explanation: hide() },
    },
    right: { marked: [], chosen: chosen(0) },
    wrong: { marked: [], chosen: chosen(1) },
  }
}

const memory: MakeDraft = () => ({
  card: {
    ...{ type: 'memory', scoring: 'moves', points: 1, attempts: { max: null, showAnswer: 'never' } },
    pairs: ['river', 'sand'].map((id) => ({
      ...{ id, first: { text: id }, second: { text: `What ${id} is` } },
    })),
  },
  right: { turned: ['river.1', 'river.2', 'sand.1', 'sand.2'] },
  wrong: { turned: ['river.1', 'sand.2', 'river.1', 'river.2', 'sand.1', 'sand.2'] },
})

const timeline: MakeDraft = (hide, nonsense) => {
  const moments = [0, 1, 2, 3].map((index) => ({
    ...{ id: nonsense.word(), title: nonsense.words(2), date: hide(1), body: hide(8 + index) },
  }))
  const momentIds = moments.map(({ id }) => id)
  return {
    card: {
      ...{ type: 'timeline', mode: 'arrange', question: 'From first to last:', points: 2 },
      ...{ moments, explanation: hide() },
    },
    right: { mode: 'arrange', momentIds },
    wrong: { mode: 'arrange', momentIds: momentIds.toReversed() },
    related: [moments.map(({ title }) => title).join(' ')],
  }
}

const crossword: MakeDraft = (hide) => {
  // No secret has an x: that is where the two cross.
  const words = [0, 1].map((index) => ({
    ...{ id: `w${index}`, text: `x${hide(1)}`, clue: `Clue ${index}` },
  }))
  const entries = (swap: (text: string) => string) =>
    words.map(({ id, text }) => ({ wordId: id, letters: [...swap(text)] }))
  return {
    card: { ...{ type: 'crossword', question: 'Solve it.', points: 2 }, words, explanation: hide() },
    right: { entries: entries((text) => text), lines: [] },
    wrong: { entries: entries((text) => text.replaceAll(/./g, 'q')), lines: [] },
  }
}

const speak: MakeDraft = (hide, nonsense) => {
  const items = [0, 1].map((index) => ({
    ...{ id: `w${index}`, prompt: nonsense.words(3), text: hide(), accepted: [hide()] },
  }))
  const said = (textOf: (item: (typeof items)[number]) => string) => ({
    by: 'recognition',
    items: items.map((item) => ({ itemId: item.id, heard: [textOf(item)], tries: 1 })),
  })
  return {
    card: { type: 'speak', mode: 'answer', language: 'en', points: 2, items },
    right: said(({ text }) => text),
    wrong: said(() => nonsense.words(2)),
  }
}

const write: MakeDraft = () => {
  const line = (at: number) => [
    [at, 800],
    [at, 100],
  ]
  const characters = ['川', '十'].map((text, index) => ({
    ...{ id: `k${index}`, text, meaning: text === '川' ? 'river' : 'ten' },
    strokes: ['M 1 1 L 9 9 Z', 'M 1 9 L 9 1 Z'],
    medians: [line(200), line(800)],
  }))
  const written = (helped: number) => ({
    characters: characters.map(({ id }) => ({ characterId: id, by: 'drawn', mistakes: helped, helped })),
  })
  return {
    card: {
      ...{ type: 'write', language: 'zh-CN', points: 1, characters },
      attempts: { max: null, showAnswer: 'never' },
    },
    right: written(0),
    wrong: written(2),
  }
}

const maths: MakeDraft = (hide) => ({
  card: {
    ...{ type: 'maths', kind: 'formula', question: 'How large is a square of sand whose side is $x+37$?' },
    ...{ answer: '(x+37)^2', points: 2, explanation: hide() },
    mistakes: [{ id: 'm0', answer: 'x^2+37^2', feedback: hide() }],
  },
  right: { answer: 'x^2+74x+1369', unit: '' },
  wrong: { answer: 'x+74', unit: '' },
})

/** Cards on which something is placed, marked, turned, put in order, said or written. */
export const boardDrafts = [
  place,
  hotspot,
  markMistakes,
  summary,
  memory,
  timeline,
  crossword,
  maths,
  speak,
  write,
]
