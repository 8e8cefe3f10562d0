import * as z from 'zod/mini'
import type { CardDefinition, Stored } from '#kit/card/cardDefinition.ts'
import { isObject } from '#kit/value/sameJson.ts'
import { anyCardOf, newCardOf, type NewCard } from '#kit/card/cardUnion.ts'
import { maxNesting } from '#kit/card/nesting.ts'
import { isMendable } from '#kit/value/mendable.ts'
import { namespace } from '#kit/i18n/words.ts'
import { aiChat } from './aiChat/aiChat.card.ts'
import { aiResponse } from './aiResponse/aiResponse.card.ts'
import { assignment } from './assignment/assignment.card.ts'
import { audio } from './audio/audio.card.ts'
import { blanks } from './blanks/blanks.card.ts'
import { branch } from './branch/branch.card.ts'
import { checklist } from './checklist/checklist.card.ts'
import { choice } from './choice/choice.card.ts'
import { compare } from './compare/compare.card.ts'
import { composite } from './composite/composite.card.ts'
import { crossword } from './crossword/crossword.card.ts'
import { file } from './file/file.card.ts'
import { flip } from './flip/flip.card.ts'
import { image } from './image/image.card.ts'
import { jump } from './jump/jump.card.ts'
import { link } from './link/link.card.ts'
import { markWords } from './markWords/markWords.card.ts'
import { match } from './match/match.card.ts'
import { maths } from './maths/maths.card.ts'
import { memory } from './memory/memory.card.ts'
import { miniApp } from './miniApp/miniApp.card.ts'
import { multiple } from './multiple/multiple.card.ts'
import { order } from './order/order.card.ts'
import { place } from './place/place.card.ts'
import { poll } from './poll/poll.card.ts'
import { question } from './question/question.card.ts'
import { reference } from './reference/reference.card.ts'
import { scratch } from './scratch/scratch.card.ts'
import { section } from './section/section.card.ts'
import { speak } from './speak/speak.card.ts'
import { text } from './text/text.card.ts'
import { timeline } from './timeline/timeline.card.ts'
import { video } from './video/video.card.ts'
import { videoQuiz } from './videoQuiz/videoQuiz.card.ts'
import { vocab } from './vocab/vocab.card.ts'
import { write } from './write/write.card.ts'
import { registerCard, type Card } from './registry.ts'
import type { en } from './words/en.ts'

/** Every card type, alphabetically. A new one is its folder, a line here and a line in `web.ts`. */
const cards = {
  aiChat,
  aiResponse,
  assignment,
  audio,
  blanks,
  branch,
  checklist,
  choice,
  compare,
  composite,
  crossword,
  file,
  flip,
  image,
  jump,
  link,
  markWords,
  match,
  maths,
  memory,
  miniApp,
  multiple,
  order,
  place,
  poll,
  question,
  reference,
  scratch,
  section,
  speak,
  text,
  timeline,
  video,
  videoQuiz,
  vocab,
  write,
}

export { cardOf, type Card } from './registry.ts'
export type CardType = keyof typeof cards

/** The words of what every card has. */
export const cardWords = namespace<typeof en>('card')

export const definitions: Readonly<Record<CardType, CardDefinition>> = cards
export const cardTypes: readonly CardType[] = Object.values(cards).map(({ type }) => type)
for (const definition of Object.values(definitions)) registerCard(definition)

export const isCardType = (type: unknown): type is CardType =>
  typeof type === 'string' && Object.hasOwn(cards, type)

/** A card of any type. */
export const cardSchema: z.ZodMiniType<Card> = anyCardOf(Object.values(definitions))

/** A card that may still be without its id, as an import or a client without reserved ids sends it. */
export const newCardSchema: z.ZodMiniType<NewCard> = newCardOf(Object.values(definitions))
export type { NewCard }

/**
 * A stored card in today's schema, those inside it too: old versions are led up step by step. Throws what zod throws when it
 * is none, a type or a version of the future included.
 */
export const readCard = (stored: unknown): Card => z.parse(cardSchema, upgraded(stored, 1))

/** The same for a card that could be typed but not saved: it comes as it is. Undefined where its form could not show it. */
export function readTypedCard(stored: unknown): Card | undefined {
  const card = upgraded(stored, 1)
  const { data, error } = z.safeParse(cardSchema, card, { reportInput: true })
  const isTyped = (value: unknown): value is Card =>
    value === card && error !== undefined && isMendable(error.issues)
  return data ?? (isTyped(card) ? card : undefined)
}

/** What is sent as a deck, with each of its cards in today's schema as far as `readCard` would lead it up. */
export const upgradedDeck = (sent: unknown): unknown =>
  Array.isArray(sent) ? sent.map((card: unknown) => upgraded(card, 1)) : sent

function upgraded(stored: unknown, level: number): unknown {
  if (!isObject(stored) || !isCardType(stored['type']) || level > maxNesting) return stored
  const definition = definitions[stored['type']]
  const { childrenIn } = definition.nesting
  const card = upgradedFrom(versionOf(stored, definition), stored, definition)
  const children = childrenIn === undefined ? undefined : card[childrenIn]
  if (childrenIn === undefined || !Array.isArray(children)) return card
  return { ...card, [childrenIn]: children.map((child) => upgraded(child, level + 1)) }
}

const upgradedFrom = (version: number, card: Stored, { upgrades }: CardDefinition): Stored =>
  upgrades
    .slice(Math.max(0, version - 1))
    .reduce((before, upgrade, step) => ({ ...upgrade(before), schemaVersion: version + step + 1 }), card)

/** A card that does not say its version has the newest one by which it can be read, today's where there is none. */
function versionOf(card: Stored, definition: CardDefinition): number {
  const { schemaVersion: today, schema } = definition
  if (typeof card['schemaVersion'] === 'number') return card['schemaVersion']
  const versions = Array.from({ length: today }, (_, older) => today - older)
  const isReadFrom = (version: number) =>
    z.safeParse(schema, { id: 1, ...upgradedFrom(version, card, definition) }).success
  return today === 1 ? today : (versions.find(isReadFrom) ?? today)
}
