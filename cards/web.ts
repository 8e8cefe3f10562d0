import type { CardUi } from '#kit/card/web/cardUi.ts'
import type { Language, Phrases } from '#kit/i18n/words.ts'
import { aiChatUi } from './aiChat/web/ui.ts'
import { aiResponseUi } from './aiResponse/web/ui.ts'
import { assignmentUi } from './assignment/web/ui.ts'
import { audioUi } from './audio/web/ui.ts'
import { blanksUi } from './blanks/web/ui.ts'
import { branchUi } from './branch/web/ui.ts'
import { checklistUi } from './checklist/web/ui.ts'
import { choiceUi } from './choice/web/ui.ts'
import { compareUi } from './compare/web/ui.ts'
import { compositeUi } from './composite/web/ui.ts'
import { crosswordUi } from './crossword/web/ui.ts'
import { fileUi } from './file/web/ui.ts'
import { flipUi } from './flip/web/ui.ts'
import { imageUi } from './image/web/ui.ts'
import type { CardType } from './index.ts'
import { jumpUi } from './jump/web/ui.ts'
import { linkUi } from './link/web/ui.ts'
import { markWordsUi } from './markWords/web/ui.ts'
import { matchUi } from './match/web/ui.ts'
import { mathsUi } from './maths/web/ui.ts'
import { memoryUi } from './memory/web/ui.ts'
import { miniAppUi } from './miniApp/web/ui.ts'
import { multipleUi } from './multiple/web/ui.ts'
import { orderUi } from './order/web/ui.ts'
import { placeUi } from './place/web/ui.ts'
import { pollUi } from './poll/web/ui.ts'
import { questionUi } from './question/web/ui.ts'
import { referenceUi } from './reference/web/ui.ts'
import { registerCard } from './registry.ts'
import { scratchUi } from './scratch/web/ui.ts'
import { sectionUi } from './section/web/ui.ts'
import { speakUi } from './speak/web/ui.ts'
import { textUi } from './text/web/ui.ts'
import { timelineUi } from './timeline/web/ui.ts'
import { videoUi } from './video/web/ui.ts'
import { videoQuizUi } from './videoQuiz/web/ui.ts'
import { vocabUi } from './vocab/web/ui.ts'
import { writeUi } from './write/web/ui.ts'

/** The UI of each card type. A type without its line does not compile. */
export const cardUis: Readonly<Record<CardType, CardUi>> = {
  aiChat: aiChatUi,
  aiResponse: aiResponseUi,
  assignment: assignmentUi,
  audio: audioUi,
  blanks: blanksUi,
  branch: branchUi,
  checklist: checklistUi,
  choice: choiceUi,
  compare: compareUi,
  composite: compositeUi,
  crossword: crosswordUi,
  file: fileUi,
  flip: flipUi,
  image: imageUi,
  jump: jumpUi,
  link: linkUi,
  markWords: markWordsUi,
  match: matchUi,
  maths: mathsUi,
  memory: memoryUi,
  miniApp: miniAppUi,
  multiple: multipleUi,
  order: orderUi,
  place: placeUi,
  poll: pollUi,
  question: questionUi,
  reference: referenceUi,
  scratch: scratchUi,
  section: sectionUi,
  speak: speakUi,
  text: textUi,
  timeline: timelineUi,
  video: videoUi,
  videoQuiz: videoQuizUi,
  vocab: vocabUi,
  write: writeUi,
}

const hasUi = (type: string): type is CardType => Object.hasOwn(cardUis, type)
const allTypes = Object.keys(cardUis).filter(hasUi)

/** The UI of this card type: player, form, icon and words; like `cardOf`, for cards that were parsed. */
export function cardUiOf(type: string): CardUi {
  if (!hasUi(type)) throw new Error(`There is no card type ${type}`)
  return cardUis[type]
}

/** Loads what plays these types of cards, so that they are there when the connection is not. */
export const loadPlayers = (types: readonly string[]): Promise<unknown> =>
  Promise.all(types.map((type) => cardUiOf(type).loadPlayer()))

/** Registers these types on a page that does not have all types from the start. */
export async function loadDefinitions(types: Iterable<string>): Promise<void> {
  const loaded = await Promise.all([...types].map((type) => cardUiOf(type).loadDefinition()))
  for (const definition of loaded) registerCard(definition)
}

/** Loads every form, so that the first letter typed into a new card finds its field. */
export const loadEditors = (): Promise<unknown> =>
  Promise.all(allTypes.map((type) => cardUis[type].loadEditor()))

/** Loads every form and player one after the other, so that whoever edits waits for none of them, also without a network. */
export async function preloadCards(): Promise<void> {
  for (const type of allTypes) {
    await cardUis[type].loadEditor()
    await cardUis[type].loadPlayer()
  }
}

const common: CardUi['words'] = {
  zh: async () => (await import('./words/zh.ts')).zh,
  en: async () => (await import('./words/en.ts')).en,
  es: async () => (await import('./words/es.ts')).es,
  ja: async () => (await import('./words/ja.ts')).ja,
}

/** The phrases of these card types (of all, unless they are named) and of what they share, by namespace. */
export async function cardPhrasesIn(
  language: Language,
  types: Iterable<string> = allTypes,
): Promise<Readonly<Record<string, Phrases>>> {
  const own = [...types].map(
    async (type) => [`card-${type}`, await cardUiOf(type).words[language]()] as const,
  )
  return Object.fromEntries([['card', await common[language]()] as const, ...(await Promise.all(own))])
}
