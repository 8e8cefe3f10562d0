import type { CardFace } from '#kit/card/web/cardFace.ts'
import type { Language, Phrases } from '#kit/i18n/words.ts'
import { aiChatFace } from './aiChat/web/face.ts'
import { aiResponseFace } from './aiResponse/web/face.ts'
import { assignmentFace } from './assignment/web/face.ts'
import { audioFace } from './audio/web/face.ts'
import { blanksFace } from './blanks/web/face.ts'
import { branchFace } from './branch/web/face.ts'
import { checklistFace } from './checklist/web/face.ts'
import { choiceFace } from './choice/web/face.ts'
import { compositeFace } from './composite/web/face.ts'
import { fileFace } from './file/web/face.ts'
import { flipFace } from './flip/web/face.ts'
import { imageFace } from './image/web/face.ts'
import type { CardType } from './index.ts'
import { jumpFace } from './jump/web/face.ts'
import { linkFace } from './link/web/face.ts'
import { matchFace } from './match/web/face.ts'
import { miniAppFace } from './miniApp/web/face.ts'
import { multipleFace } from './multiple/web/face.ts'
import { orderFace } from './order/web/face.ts'
import { pollFace } from './poll/web/face.ts'
import { questionFace } from './question/web/face.ts'
import { referenceFace } from './reference/web/face.ts'
import { registerCard } from './registry.ts'
import { scratchFace } from './scratch/web/face.ts'
import { sectionFace } from './section/web/face.ts'
import { textFace } from './text/web/face.ts'
import { videoFace } from './video/web/face.ts'
import { vocabFace } from './vocab/web/face.ts'

/** How each card type looks. A type without its line does not compile. */
export const faces: Readonly<Record<CardType, CardFace>> = {
  aiChat: aiChatFace,
  aiResponse: aiResponseFace,
  assignment: assignmentFace,
  audio: audioFace,
  blanks: blanksFace,
  branch: branchFace,
  checklist: checklistFace,
  choice: choiceFace,
  composite: compositeFace,
  file: fileFace,
  flip: flipFace,
  image: imageFace,
  jump: jumpFace,
  link: linkFace,
  match: matchFace,
  miniApp: miniAppFace,
  multiple: multipleFace,
  order: orderFace,
  poll: pollFace,
  question: questionFace,
  reference: referenceFace,
  scratch: scratchFace,
  section: sectionFace,
  text: textFace,
  video: videoFace,
  vocab: vocabFace,
}

const isFaced = (type: string): type is CardType => Object.hasOwn(faces, type)
const allTypes = Object.keys(faces).filter(isFaced)

/** How a card of this type looks; like `cardOf`, for cards that were parsed. */
export function faceOf(type: string): CardFace {
  if (!isFaced(type)) throw new Error(`There is no card type ${type}`)
  return faces[type]
}

/** Loads what plays these types of cards, so that they are there when the connection is not. */
export const loadPlayers = (types: readonly string[]): Promise<unknown> =>
  Promise.all(types.map((type) => faceOf(type).loadPlayer()))

/** Registers these types on a page that does not have all types from the start. */
export async function loadDefinitions(types: Iterable<string>): Promise<void> {
  const loaded = await Promise.all([...types].map((type) => faceOf(type).loadDefinition()))
  for (const definition of loaded) registerCard(definition)
}

/** Loads every form, so that the first letter typed into a new card finds its field. */
export const loadEditors = (): Promise<unknown> =>
  Promise.all(allTypes.map((type) => faces[type].loadEditor()))

/** Loads every form and player one after the other, so that whoever edits waits for none of them, also without a network. */
export async function loadAhead(): Promise<void> {
  for (const type of allTypes) {
    await faces[type].loadEditor()
    await faces[type].loadPlayer()
  }
}

const common: CardFace['words'] = {
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
  const own = [...types].map(async (type) => [`card-${type}`, await faceOf(type).words[language]()] as const)
  return Object.fromEntries([['card', await common[language]()] as const, ...(await Promise.all(own))])
}
