import { childOf, type XmlNode } from '#kit/files/server/xml.ts'
import {
  gapMark,
  noText,
  type ForeignAnswer,
  type ForeignHead,
  type ForeignQuestion,
  type Loss,
} from '../../../questions/foreignQuestion.ts'
import { wordsIn, type ForeignTexts } from './foreignText.ts'
import { childrenNamed, textIn, valueOf } from './moodleFields.ts'

/** `{2:SHORTANSWER:=Berlin~%50%Bonn#Nearly}` within a text; a brace of its own is escaped. */
const embedded = /\{(\d*):([A-Z_]+):((?:\\.|[^\\{}])*)\}/g

const kinds = [
  [/^(SHORTANSWER|SA|MW)$/, 'typed'],
  [/^(SHORTANSWER_C|SAC|MWC)$/, 'typedByCase'],
  [/^(NUMERICAL|NM)$/, 'number'],
  [/^(MULTICHOICE(_[VHS]+)?|MC[VHS]*)$/, 'options'],
] as const
type Kind = (typeof kinds)[number][1]

interface Embedded {
  readonly weight: number
  readonly kind: Kind | undefined
  readonly answers: readonly ForeignAnswer[]
  /** How far a number may be off; 0 of words. */
  readonly tolerance: number
}

/** A text with answers in it. One of a kind that no gap stands for, as several right ones at once, makes all of it unknown. */
export function clozeOf(question: XmlNode, head: ForeignHead, texts: ForeignTexts): ForeignQuestion {
  const found: Embedded[] = []
  const stem = textIn(childOf(question, 'questiontext'), texts, (html) =>
    html.replace(embedded, (_, weight: string, name: string, inside: string) => {
      found.push(answersIn(weight, name, inside, texts))
      return gapMark
    }),
  )
  if (found.length === 0 || found.some(({ kind }) => kind === undefined))
    return { ...head, kind: 'unknown', name: 'cloze' }
  const isBank = found.every(({ kind }) => kind === 'options')
  const wrong = found.flatMap(({ answers }) =>
    answers.filter(({ share }) => share <= 0).map(({ text }) => text),
  )
  return {
    ...head,
    stem,
    kind: 'gaps',
    gaps: found.map(({ answers, kind }) => ({
      // A wrong option is no answer with something to say, unless it says something.
      answers:
        kind === 'options'
          ? answers.filter(({ share, feedback }) => share > 0 || feedback !== noText)
          : answers,
    })),
    distractors: isBank ? wrong : null,
    ignoreCase: !found.every(({ kind }) => kind === 'typedByCase'),
    losses: [...head.losses, ...lossesOf(found, isBank)],
  }
}

function lossesOf(found: readonly Embedded[], isBank: boolean): Loss[] {
  const changed = (reason: Loss['reason'], text: string): Loss => ({ outcome: 'changed', reason, text })
  const wordsOf = ({ answers }: Embedded) => answers.map(({ text }) => text).join(' · ')
  const options = found.filter(({ kind }) => kind === 'options')
  const isShared =
    isBank &&
    new Set(
      options.map(({ answers }) =>
        answers
          .map(({ text }) => text)
          .toSorted()
          .join('|'),
      ),
    ).size > 1
  const isWeighed = new Set(found.map(({ weight }) => weight)).size > 1
  return [
    ...(isShared ? [changed('bankShared', options.map(wordsOf).join(' / '))] : []),
    ...(isBank ? [] : options.map((each) => changed('optionsDropped', wordsOf(each)))),
    ...found
      .filter(({ tolerance }) => tolerance > 0)
      .map((each) => changed('toleranceDropped', `${wordsOf(each)} ± ${each.tolerance}`)),
    ...(isWeighed ? [changed('gapWeights', found.map(({ weight }) => weight).join(', '))] : []),
  ]
}

function answersIn(weight: string, name: string, inside: string, texts: ForeignTexts): Embedded {
  const kind = kinds.find(([pattern]) => pattern.test(name))?.[1]
  let tolerance = 0
  const answers = partsOf(inside, '~').map((written) => {
    const [, sign = '', rest = ''] = /^\s*(=|%-?\d+(?:\.\d+)?%)?(.*)$/s.exec(written) ?? []
    const [text = '', ...said] = partsOf(rest, '#')
    const [value = '', off = ''] = kind === 'number' ? partsOf(text, ':') : [text]
    if (sign === '=') tolerance = Math.max(tolerance, Number(off) || 0)
    const feedback = said.join('#').trim()
    return {
      text: wordsIn(texts.read(unescaped(value), 'html')),
      share: sign === '=' ? 100 : Number(sign.replaceAll('%', '')) || 0,
      feedback: feedback === '' ? noText : texts.read(unescaped(feedback), 'html'),
    }
  })
  return { weight: Number(weight || 1), kind, answers, tolerance }
}

/** Parts between a sign that is not escaped. */
function partsOf(text: string, sign: string): string[] {
  const parts = ['']
  for (const [found] of text.matchAll(/\\.|[^\\]|\\$/gs))
    if (found === sign) parts.push('')
    else parts[parts.length - 1] += found
  return parts
}

const unescaped = (text: string): string => text.replace(/\\(.)/gs, '$1')

/** Words that are dragged into a text, or chosen from menus in it: `[[2]]` stands for the second of them. */
export function wordsIntoText(question: XmlNode, head: ForeignHead, texts: ForeignTexts): ForeignQuestion {
  const boxes = [...childrenNamed(question, 'dragbox'), ...childrenNamed(question, 'selectoption')]
  const words = boxes.map((box) => wordsIn(texts.read(valueOf(box), 'html')))
  const used: number[] = []
  const stem = textIn(childOf(question, 'questiontext'), texts, (html) =>
    html.replace(/\[\[(\d{1,3})\]\]/g, (whole, number: string) => {
      if (words[Number(number) - 1] === undefined) return whole
      used.push(Number(number) - 1)
      return gapMark
    }),
  )
  if (used.length === 0) return { ...head, kind: 'unknown', name: question.attributes['type'] ?? '' }
  const groups = new Set(boxes.map((box) => valueOf(childOf(box, 'group'))))
  return {
    ...head,
    stem,
    kind: 'gaps',
    gaps: used.map((index) => ({
      answers: [{ text: (words[index] ?? '').replaceAll('*', String.raw`\*`), share: 100, feedback: noText }],
    })),
    distractors: words.filter((_, index) => !used.includes(index)),
    ignoreCase: true,
    losses:
      groups.size > 1
        ? [...head.losses, { outcome: 'changed', reason: 'bankShared', text: words.join(' · ') }]
        : head.losses,
  }
}
