import * as z from 'zod/mini'
import type { CardBase } from './card.ts'
import type {
  CardDefinition,
  CardPart,
  CardPhrase,
  CardSpec,
  Given,
  PictureUse,
  Problem,
  Shown,
  Target,
} from './cardDefinition.ts'
import { childrenIn } from './childCards.ts'
import type { Score } from './verdict.ts'

/** Nothing to be right or wrong about, and nobody who will say so. */
const unscored: Score = { scaled: null, passed: false, parts: [], isFinal: true }

/** Completes a card type with what every card has in common, so that a type speaks of its own fields only. */
export function defineCard<Card extends CardBase, Response, Progress extends Shown, Solution>(
  spec: CardSpec<Card, Response, Progress, Solution>,
): CardDefinition<Card, Response, Progress, Solution> {
  const words = `card-${spec.type}`
  const phrases = (card: Card) => [...commonPhrases(card), ...spec.phrases(card)]
  const pictures = (card: Card) => spec.pictures?.(card) ?? []
  const score = (card: Card, response: Response): Score =>
    spec.score?.(card, response) ?? spec.scoreAll?.(card, [response]) ?? unscored
  return {
    ...spec,
    words,
    isScorable: spec.score !== undefined || spec.scoreAll !== undefined,
    isPractised: spec.scoreAll !== undefined,
    blank: (id) => z.parse(spec.schema, { id, type: spec.type, ...spec.fresh }),
    problems: (card) => [
      ...spec.problems(card).map((problem) => ({ ...problem, namespace: words })),
      ...pictures(card).flatMap(pictureProblems),
    ],
    answersItself: (card) => spec.answersItself?.(card) ?? false,
    accepts: (card, response) => spec.accepts?.(card, response) ?? spec.responseSchema !== undefined,
    score,
    scoreAll: (card, responses) => {
      const last = responses.at(-1)
      return spec.scoreAll?.(card, responses) ?? (last === undefined ? unscored : score(card, last))
    },
    solution: (card) => spec.solution?.(card) ?? null,
    joinProgress: (before, now) => spec.joinProgress?.(before, now) ?? { ...before, ...now },
    played: (card, progress) => {
      const { data } = z.safeParse(spec.progressSchema, progress)
      return (data !== undefined && spec.played?.(card, data)) || null
    },
    redact: (card, seed) => ({ ...spec.redact(card, seed), ...hidden }),
    targets: (card) => [...conditionTargets(card), ...(spec.targets?.(card) ?? [])],
    remap: (card, ids) => remapConditions(spec.remap?.(card, ids) ?? card, ids),
    steers: spec.step !== undefined,
    hasSolution: spec.solution !== undefined,
    children: (card) => (spec.childrenIn === undefined ? [] : childrenIn(card, spec.childrenIn)),
    withChildren: (card, children) =>
      spec.childrenIn === undefined ? card : { ...card, [spec.childrenIn]: children },
    arrange: (card, seed) => spec.arrange?.(card, seed) ?? card,
    frames: (card) => spec.frames?.(card) ?? { opens: true, closes: false },
    isOneWay: (card) => spec.isOneWay?.(card) ?? false,
    onwardLabel: (card) => spec.onwardLabel?.(card) ?? '',
    pictures,
    files: (card) => [
      ...pictures(card).map(({ path, media }) => ({ path: `${path}.fileId`, fileId: media.fileId })),
      ...(spec.files?.(card) ?? []),
    ],
    phrases,
    step: (card, standing) => spec.step?.(card, standing) ?? { to: 'next' },
    exits: (card) => spec.exits?.(card) ?? [{ step: { to: 'next' }, label: '', ending: '' }],
    parts: (card) => spec.parts?.(card) ?? [],
    chosen: (response) => spec.chosen?.(response) ?? [],
    answerText: (card, response) =>
      spec.answerText?.(card, response) ?? labelsOf(spec.parts?.(card) ?? [], spec.chosen?.(response) ?? []),
    attachments: (response) => spec.attachments?.(response) ?? [],
    witness: (card, response, exchanges) => spec.witness?.(card, response, exchanges) ?? response,
    summarise: (card, given) => ({
      answers: given.length,
      mean: meanOf(given),
      rows: spec.summary?.(card, given) ?? [],
    }),
    text: (card) => textOf(phrases(card)),
  }
}

/** What leaves no card before its answer, whatever its type. Hints stay: they are there to be asked for. */
const hidden = { note: '', feedback: { correct: '', partly: '', wrong: '' } }

/** In the order of the card; a part without a label of its own is told by its id. */
const labelsOf = (parts: readonly CardPart[], chosen: readonly string[]): string =>
  parts
    .filter(({ id }) => chosen.includes(id))
    .map(({ id, label }) => label || id)
    .join('\n')

function pictureProblems({ path, media }: PictureUse): Problem[] {
  const isSilent = !media.decorative && media.alt.trim() === ''
  return isSilent ? [{ path: `${path}.alt`, namespace: 'card', key: 'problems.noAlt' }] : []
}

function commonPhrases(card: CardBase): CardPhrase[] {
  const feedback = Object.entries(card.feedback)
  return [
    { path: 'title', text: card.title },
    { path: 'note', text: card.note },
    ...feedback.map(([outcome, text]) => ({ path: `feedback.${outcome}`, text })),
    ...card.hints.map((text, index) => ({ path: `hints.${index}`, text })),
  ].filter(({ text }) => text !== '')
}

const textOf = (phrases: readonly CardPhrase[]): string =>
  phrases
    .filter(({ path, text }) => path !== 'note' && text.trim() !== '')
    .map(({ text }) => text)
    .join('\n')

function conditionTargets(card: CardBase): Target[] {
  return (card.visibleIf?.conditions ?? []).flatMap(({ cardId }, index) =>
    cardId === null ? [] : [{ cardId, path: `visibleIf.conditions.${index}.cardId`, relation: 'reads' }],
  )
}

function remapConditions<Card extends CardBase>(card: Card, ids: ReadonlyMap<number, number>): Card {
  if (!card.visibleIf) return card
  const conditions = card.visibleIf.conditions.map((condition) =>
    condition.cardId === null
      ? condition
      : { ...condition, cardId: ids.get(condition.cardId) ?? condition.cardId },
  )
  return { ...card, visibleIf: { ...card.visibleIf, conditions } }
}

function meanOf(given: readonly Given[]): number | null {
  const graded = given.flatMap(({ scaled }) => (scaled === null ? [] : [scaled]))
  return graded.length === 0 ? null : graded.reduce((sum, scaled) => sum + scaled, 0) / graded.length
}
