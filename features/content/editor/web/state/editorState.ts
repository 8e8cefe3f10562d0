import type { RecordOf } from '#kit/contract/resource.ts'
import { valuesOf, type Values } from '#kit/form/values.ts'
import type { SaveState } from '#kit/form/web/saveState.ts'
import type { Card } from '#cards/index.ts'
import { everyCard, findCard, type Deck } from '#deck/deck.document.ts'
import { cardOf } from '#cards/index.ts'
import { openHistory, type History } from '#deck/deck.history.ts'
import type { Present } from '#features/people/presence/presence.contract.ts'
import type { activity } from '#features/content/activity/activity.contract.ts'
import { activityFields } from '#features/content/activity/activity.fields.ts'
import { collapsesOver, rowsOf, type Collapsed } from './railRows.ts'
import type { ServerRefusal } from './sendable.ts'
import type { Conflicts, WorkingCopy } from './workingCopy.ts'

export type ActivityRecord = RecordOf<typeof activity>

/** A file of the cards, as far as the editor shows it. */
export interface CardFile {
  readonly url: string
  readonly thumbUrl?: string
}
export type CardFiles = Readonly<Record<number, CardFile>>

/** Where the keyboard's focus is wanted: a field of a card, or (`cardId` null) of the activity. */
export interface FocusRequest {
  readonly cardId: number | null
  readonly path: string
}

/** What lies over the editor. */
export type Panel =
  | 'convert'
  | 'export'
  | 'find'
  | 'generate'
  | 'map'
  | 'palette'
  | 'preview'
  | 'previewHere'
  | 'settings'
  | 'speech'
  | 'translate'
/** The part that a narrow screen shows. */
export type Part = 'rail' | 'form' | 'phone'

export interface EditorState {
  /** As the server sent it last; the fields and cards in it may be older than what is edited. */
  readonly record: ActivityRecord
  /** The deck and the activity's own fields. */
  readonly history: History<Values>
  readonly files: CardFiles
  /** The card in the form and on the phone. */
  readonly activeId: number | null
  readonly selected: ReadonlySet<number>
  readonly save: SaveState
  readonly conflicts: Conflicts | null
  /** What the server alone could refuse. */
  readonly refusals: readonly ServerRefusal[]
  /** Others who have the activity open now. */
  readonly collaborators: readonly Present[]
  readonly focusRequest: FocusRequest | null
  /** The card that was just added: what is missing in it is not shown yet. */
  readonly freshId: number | null
  /** The card to which a line of what is missing led last. */
  readonly askedId: number | null
  /** Whether somebody has asked for it to be published here. */
  readonly isPublishTried: boolean
  readonly panel: Panel | null
  /** The card into which the palette adds; null: behind the active one. */
  readonly insideId: number | null
  /** Sections and composites whose cards are out of sight. */
  readonly collapsed: Collapsed
  readonly part: Part
}

export const copyOf = (record: ActivityRecord): WorkingCopy => ({
  fields: valuesOf(activityFields, record),
  deck: record.cards,
})

export function openState(record: ActivityRecord, save: SaveState): EditorState {
  const [first] = record.cards
  return {
    record,
    history: openHistory(record.cards, valuesOf(activityFields, record)),
    files: record.files,
    activeId: first?.id ?? null,
    selected: new Set(first ? [first.id] : []),
    save,
    conflicts: null,
    refusals: [],
    collaborators: [],
    focusRequest: null,
    freshId: null,
    askedId: null,
    isPublishTried: false,
    panel: null,
    insideId: null,
    collapsed: new Set(),
    part: first ? 'form' : 'rail',
  }
}

export const workOf = ({ history }: EditorState): WorkingCopy => ({
  fields: history.fields,
  deck: history.present,
})

export const fieldsIn = ({ history }: EditorState): Values => history.fields

export const activeCard = ({ history, activeId }: EditorState): Card | undefined =>
  activeId === null ? undefined : findCard(history.present, activeId)?.card

/** `only`: this card alone; `toggle`: this one too, or no longer; `through`: all from the active card to this one. */
export type SelectMode = 'only' | 'toggle' | 'through'

export function select(state: EditorState, id: number, mode: SelectMode): Partial<EditorState> {
  if (mode === 'only') return { activeId: id, selected: new Set([id]), freshId: null, ...unfolded(state, id) }
  if (mode === 'through') {
    const ids = rowsOf(state.history.present, state.collapsed).map(({ card }) => card.id)
    const [from, to] = [ids.indexOf(state.activeId ?? id), ids.indexOf(id)].toSorted((a, b) => a - b)
    return { selected: new Set(ids.slice(from, (to ?? 0) + 1)) }
  }
  const rest = [...state.selected].filter((other) => other !== id)
  const isTaken = rest.length < state.selected.size
  if (!isTaken) return { activeId: id, selected: new Set([...rest, id]) }
  const next = state.activeId === id ? rest.at(-1) : state.activeId
  return rest.length === 0 ? {} : { activeId: next ?? null, selected: new Set(rest) }
}

/** What is chosen is in sight. */
function unfolded({ history, collapsed }: EditorState, id: number): Partial<EditorState> {
  const over = collapsesOver(history.present, id).filter((each) => collapsed.has(each))
  return over.length === 0
    ? {}
    : { collapsed: new Set([...collapsed].filter((each) => !over.includes(each))) }
}

/** The selection after the deck has become another one: on what is still there, else on what took its place. */
export function reselect(state: EditorState, before: Deck, deck: Deck): Partial<EditorState> {
  const { activeId } = state
  const selected = [...state.selected].filter((id) => findCard(deck, id))
  const isThere = activeId !== null && findCard(deck, activeId) !== undefined
  // The same set where nothing went: a letter does not draw the whole rail.
  if (isThere && selected.length > 0 && selected.length === state.selected.size) return {}
  if (isThere) return { selected: new Set(selected.length > 0 ? selected : [activeId]) }
  const cards = everyCard(deck)
  const place = everyCard(before).findIndex(({ card }) => card.id === activeId)
  const next = cards[Math.min(Math.max(0, place), cards.length - 1)]?.card
  return { activeId: next?.id ?? null, selected: new Set(next ? [next.id] : []) }
}

/**
 * The first card that differs between two decks, the innermost of those that hold it: where an undo has done something. Where
 * cards only changed places the active one, if it is among them: of two that are swapped, it is what was moved.
 */
export function changedCard(before: Deck, after: Deck, activeId: number | null): number | undefined {
  const was = new Map(everyCard(before).map((placed) => [placed.card.id, placed]))
  const now = everyCard(after)
  const isChanged = (card: Card): boolean => was.get(card.id)?.card !== card
  const isOwn = (card: Card) => isChanged(card) && !cardOf(card.type).nesting.children(card).some(isChanged)
  const isMoved = ({ card, index, parentId }: (typeof now)[number]) => {
    const old = was.get(card.id)
    return old?.index !== index || old.parentId !== parentId
  }
  const moved = now.filter(isMoved)
  return (now.find(({ card }) => isOwn(card)) ?? moved.find(({ card }) => card.id === activeId) ?? moved[0])
    ?.card.id
}
