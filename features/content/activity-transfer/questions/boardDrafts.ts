import { newPartId } from '#kit/card/card.ts'
import { fitsIn } from '#kit/value/graphemes.ts'
import { draftFileId } from '../cardsOfDocument.ts'
import { cut, type Draft } from '../draftCards.ts'
import { partMark, type OfKind } from './foreignQuestion.ts'
import { limitOf } from './cardLimits.ts'
import { escapedForGaps, fitsGap, gapOf } from './gapNotation.ts'
import { markedWords, wordsOfText, type QuestionParts } from './questionParts.ts'

/** Items to be put in order. Their ids reveal nothing of it. */
export function orderDraft({ items, explanation }: OfKind<'order'>, parts: QuestionParts): Draft {
  for (const item of items.slice(limitOf('orderItems'))) parts.left('tooManyParts', wordsOfText(item))
  parts.filesBefore()
  return {
    type: 'order',
    ...parts.head(),
    question: parts.stem(limitOf('orderTask')),
    items: items.slice(0, limitOf('orderItems')).map((item) => ({
      id: newPartId(),
      text: parts.words(item, limitOf('orderItem')),
      ...parts.silentPicture(item),
    })),
    explanation: parts.line(explanation, limitOf('explanation')),
  }
}

/** Things to be placed, or places to be found. A picture that is refused takes places to be found with it. */
export function placeDraft(question: OfKind<'place'>, parts: QuestionParts): Draft {
  const { board, mode, explanation, finds } = question
  const ids = question.zones.map(() => newPartId())
  const zones = question.zones.slice(0, limitOf('zones'))
  for (const zone of question.zones.slice(zones.length)) parts.left('tooManyParts', zone.label)
  for (const { text } of question.things.slice(limitOf('things')))
    parts.left('tooManyParts', wordsOfText(text))
  parts.filesBefore()
  const [accepted] = board ? parts.accepted({ blocks: [], pictures: [board] }) : []
  return {
    type: 'place',
    ...parts.head(),
    question: parts.stem(limitOf('placeTask')),
    mode,
    ...(board && accepted && { picture: { fileId: draftFileId(board.picture), alt: accepted.alt } }),
    showLabels: board === null,
    finds,
    zones: zones.map(({ label, isRight, ...zone }, index) => ({
      ...zone,
      id: ids[index],
      label: cut(label, limitOf('zoneLabel')),
      isRight: mode === 'things' || isRight,
    })),
    things: question.things.slice(0, limitOf('things')).map(({ text, zones: places }) => ({
      id: newPartId(),
      text: parts.words(text, limitOf('thing')),
      ...parts.silentPicture(text),
      zoneIds: places.flatMap((place) => (place < zones.length ? (ids[place] ?? []) : [])),
    })),
    explanation: parts.line(explanation, limitOf('explanation')),
  }
}

/** A picture with names at points of it; undefined where it was refused. */
export function pinnedDraft({ board, pins }: OfKind<'pinned'>, parts: QuestionParts): Draft | undefined {
  const [accepted] = parts.accepted({ blocks: [], pictures: [board] })
  const shown = pins.slice(0, limitOf('pins'))
  for (const { label } of pins.slice(shown.length)) parts.left('tooManyParts', label)
  if (!accepted) return undefined
  const hotspots = shown.map(({ label, ...place }, index) => ({
    ...place,
    id: `p${index}`,
    title: cut(label, limitOf('pin')),
  }))
  return { type: 'image', pictures: [{ media: { fileId: accepted.fileId, alt: accepted.alt }, hotspots }] }
}

/** A text in which what is right is marked; undefined where it is longer than a card. */
export function marksDraft(question: OfKind<'marks'>, parts: QuestionParts): Draft | undefined {
  const { right, isBySentence, explanation } = question
  parts.filesBefore()
  for (const { alt } of parts.accepted(question.text)) parts.left('pictureNoPlace', alt)
  const pieces = markedWords(question.text).split(partMark)
  const text = pieces
    .map((piece, index) => {
      const isRight = index % 2 === 1 && right[(index - 1) / 2] === true
      if (isRight && fitsGap(piece)) return gapOf([piece])
      if (isRight) parts.left('answerUnfit', piece)
      return escapedForGaps(piece)
    })
    .join('')
  if (!fitsIn(text, limitOf('markText'))) return undefined
  return {
    type: 'markWords',
    ...parts.head(),
    question: parts.stem(limitOf('markTask')),
    mode: isBySentence ? 'sentences' : 'words',
    text,
    explanation: parts.line(explanation, limitOf('explanation')),
  }
}
