import { randomFrom, shuffled } from '#kit/value/shuffle.ts'
import { meansTheSame, termOf } from './vocab.answers.ts'
import { exercises, type Exercise, type VocabCard, type VocabProgress } from './vocab.schema.ts'

interface Active {
  readonly termId: string
  readonly streak: number
  /** The turn from which on it is asked. */
  readonly due: number
  readonly isIntroduced: boolean
}

/** One sitting of practice: a few terms at a time, those that were wrong again soon, those that were right later. */
export interface Session {
  readonly seed: number
  readonly turn: number
  readonly waiting: readonly string[]
  readonly active: readonly Active[]
  readonly seen: readonly string[]
  readonly mastered: readonly string[]
  readonly lastId: string | undefined
}

export type Task =
  | { readonly kind: 'show'; readonly termId: string }
  | { readonly kind: 'spell' | 'dictation'; readonly termId: string }
  | { readonly kind: 'choose' | 'listen'; readonly termId: string; readonly optionIds: readonly string[] }
  | { readonly kind: 'match'; readonly termIds: readonly string[]; readonly optionIds: readonly string[] }

const atOnce = 4
const againAfterRight = 4
const againAfterWrong = 2

/** Opens with what is not mastered yet, or with everything once all is. */
export function openSession(card: VocabCard, progress: VocabProgress | undefined, seed: number): Session {
  const ids = card.terms.map(({ id }) => id)
  const mastered = ids.filter((id) => progress?.mastered?.includes(id))
  const isReview = mastered.length === ids.length
  return refilled(card, {
    seed,
    turn: 0,
    waiting: isReview ? shuffled(ids, seed) : ids.filter((id) => !mastered.includes(id)),
    active: [],
    seen: ids.filter((id) => progress?.seen?.includes(id)),
    mastered: isReview ? [] : mastered,
    lastId: undefined,
  })
}

function refilled(card: VocabCard, session: Session): Session {
  const room = Math.max(0, atOnce - session.active.length)
  const begun = session.waiting.slice(0, room).map((termId) => ({
    termId,
    streak: 0,
    due: session.turn,
    isIntroduced: !card.modes.includes('show') || session.seen.includes(termId),
  }))
  return { ...session, waiting: session.waiting.slice(room), active: [...session.active, ...begun] }
}

/** What comes next; undefined when every term is mastered. */
export function taskOf(card: VocabCard, session: Session): Task | undefined {
  const due = session.active.toSorted((a, b) => a.due - b.due)
  const next = due.find(({ termId }) => termId !== session.lastId) ?? due[0]
  if (!next) return undefined
  if (!next.isIntroduced) return { kind: 'show', termId: next.termId }
  const seed = session.seed + session.turn
  const mode = modeFor(card, session, next, randomFrom(seed)())
  if (mode === 'match') return matchTask(card, session, next, seed)
  if (mode === 'spell' || mode === 'dictation') return { kind: mode, termId: next.termId }
  return { kind: mode, termId: next.termId, optionIds: optionsFor(card, next.termId, seed) }
}

const minMatches = 3

/** The longer the streak, the harder the exercise: the modes of the card are parted into as many bands as it takes. */
function bandOf(card: VocabCard, streak: number): Exercise[] {
  const available = exercises.filter((mode) => card.modes.includes(mode))
  const step = Math.min(streak, card.streak - 1)
  const from = Math.floor((step * available.length) / card.streak)
  const to = Math.floor(((step + 1) * available.length) / card.streak)
  return available.slice(from, Math.max(from + 1, to))
}

/** Terms that are as far as this one: what is past matching is not mastered by it. */
const matchable = (card: VocabCard, session: Session): string[] =>
  session.active
    .filter(({ isIntroduced, streak }) => isIntroduced && bandOf(card, streak).includes('match'))
    .map(({ termId }) => termId)

function modeFor(card: VocabCard, session: Session, { streak }: Active, random: number): Exercise {
  const band = bandOf(card, streak)
  const canMatch = matchable(card, session).length >= minMatches
  const usable = band.filter((mode) => mode !== 'match' || canMatch)
  const easiest = exercises.find((mode) => mode !== 'match' && card.modes.includes(mode))
  return usable[Math.floor(random * usable.length)] ?? easiest ?? 'match'
}

const maxOptions = 4

/** The term and some that mean something else, those of the same part of speech first. */
function optionsFor(card: VocabCard, termId: string, seed: number): string[] {
  const term = termOf(card, termId)
  if (!term) return []
  const others = shuffled(card.terms, seed)
    .filter((other) => !meansTheSame(term, other))
    .toSorted(
      (a, b) => Number(b.partOfSpeech === term.partOfSpeech) - Number(a.partOfSpeech === term.partOfSpeech),
    )
  const ids = [term, ...others.slice(0, maxOptions - 1)].map(({ id }) => id)
  return shuffled(ids, seed + 1)
}

/** Where matching is all that a card has, other terms fill up what is missing. */
function matchTask(card: VocabCard, session: Session, next: Active, seed: number): Task {
  const ready = matchable(card, session)
  const rest = ready.length < minMatches ? shuffled(card.terms, seed).map(({ id }) => id) : []
  const ids: string[] = []
  for (const id of [next.termId, ...ready, ...rest]) {
    const isDuplicate = ids.some((other) => isSame(card, other, id))
    if (!isDuplicate && ids.length < maxOptions) ids.push(id)
  }
  const termIds = shuffled(ids, seed + 1)
  const optionIds = shuffled(ids, seed + 2)
  // Side by side they would be matched already.
  const isSolved = termIds.every((id, index) => id === optionIds[index])
  return { kind: 'match', termIds, optionIds: isSolved ? optionIds.toReversed() : optionIds }
}

function isSame(card: VocabCard, a: string, b: string): boolean {
  const [one, other] = [termOf(card, a), termOf(card, b)]
  return one !== undefined && other !== undefined && meansTheSame(one, other)
}

/** The term was shown. */
export function introduced(session: Session, termId: string): Session {
  return {
    ...session,
    turn: session.turn + 1,
    lastId: termId,
    seen: session.seen.includes(termId) ? session.seen : [...session.seen, termId],
    active: session.active.map((each) =>
      each.termId === termId ? { ...each, isIntroduced: true, due: session.turn + 1 } : each,
    ),
  }
}

export interface Result {
  readonly termId: string
  readonly isRight: boolean
}

/** The task was answered; one of several terms brings several results. */
export function answered(card: VocabCard, session: Session, results: readonly Result[]): Session {
  const turn = session.turn + 1
  const active = session.active.map((each) => {
    const result = results.find(({ termId }) => termId === each.termId)
    if (!result) return each
    return result.isRight
      ? { ...each, streak: each.streak + 1, due: turn + againAfterRight }
      : { ...each, streak: 0, due: turn + againAfterWrong }
  })
  const done = active.filter(({ streak }) => streak >= card.streak).map(({ termId }) => termId)
  return refilled(card, {
    ...session,
    turn,
    lastId: results.at(-1)?.termId,
    active: active.filter(({ termId }) => !done.includes(termId)),
    mastered: [...session.mastered, ...done],
  })
}

/** How far the sitting is: right answers in a row, of those that it takes. */
export function doneShare(card: VocabCard, { mastered, active, waiting }: Session): number {
  const all = mastered.length + active.length + waiting.length
  const running = active.reduce((sum, { streak }) => sum + streak, 0)
  return all === 0 ? 0 : (mastered.length + running / card.streak) / all
}
