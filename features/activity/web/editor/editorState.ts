import type { Card } from '#cards/index.ts'
import type { Deck } from '#deck/deck.document.ts'
import { openHistory, type History } from '#deck/deck.history.ts'
import type { RecordOf } from '#kit/resource.ts'
import { valuesOf, type Values } from '#kit/web/form/values.ts'
import type { SaveState } from '#kit/web/form/saveState.ts'
import type { activity } from '../../activity.contract.ts'
import { activityFields } from '../../activity.fields.ts'
import type { Conflicts, WorkingCopy } from './workingCopy.ts'

export type ActivityRecord = RecordOf<typeof activity>

/** A file of the cards, as far as the editor shows it. */
export interface CardFile {
  readonly url: string
  readonly thumbUrl?: string
}
export type CardFiles = Readonly<Record<number, CardFile>>

/** Where the keyboard's focus is wanted: a field of a card, or (`cardId` null) of the activity. */
export interface FocusWish {
  readonly cardId: number | null
  readonly path: string
}

/** What lies over the editor. */
export type Panel = 'palette' | 'settings' | 'preview'
/** The part that a narrow screen shows. */
export type Part = 'rail' | 'form' | 'phone'

export interface EditorState {
  /** As the server told it last; the fields and cards in it may be older than what is edited. */
  readonly record: ActivityRecord
  readonly fields: Values
  readonly history: History
  readonly files: CardFiles
  /** The card in the form and on the phone. */
  readonly activeId: number | null
  readonly selected: ReadonlySet<number>
  readonly save: SaveState
  readonly conflicts: Conflicts | null
  readonly wish: FocusWish | null
  /** The card that was just added: nobody is told yet what is missing in it. */
  readonly freshId: number | null
  readonly panel: Panel | null
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
    fields: valuesOf(activityFields, record),
    history: openHistory(record.cards),
    files: record.files,
    activeId: first?.id ?? null,
    selected: new Set(first ? [first.id] : []),
    save,
    conflicts: null,
    wish: null,
    freshId: null,
    panel: null,
    part: first ? 'form' : 'rail',
  }
}

export const workOf = ({ fields, history }: EditorState): WorkingCopy => ({ fields, deck: history.present })

export const activeCard = ({ history, activeId }: EditorState): Card | undefined =>
  history.present.find(({ id }) => id === activeId)

/** `only`: this card alone; `toggle`: this one too, or no longer; `through`: all from the active card to this one. */
export type Reach = 'only' | 'toggle' | 'through'

export function select(state: EditorState, id: number, reach: Reach): Partial<EditorState> {
  if (reach === 'only') return { activeId: id, selected: new Set([id]), freshId: null }
  if (reach === 'through') {
    const ids = state.history.present.map((card) => card.id)
    const [from, to] = [ids.indexOf(state.activeId ?? id), ids.indexOf(id)].toSorted((a, b) => a - b)
    return { selected: new Set(ids.slice(from, (to ?? 0) + 1)) }
  }
  const rest = [...state.selected].filter((other) => other !== id)
  const isTaken = rest.length < state.selected.size
  if (!isTaken) return { activeId: id, selected: new Set([...rest, id]) }
  const next = state.activeId === id ? rest.at(-1) : state.activeId
  return rest.length === 0 ? {} : { activeId: next ?? null, selected: new Set(rest) }
}

/** The selection after the deck has become another one: on what is still there, else on what took its place. */
export function reselect(state: EditorState, before: Deck, deck: Deck): Partial<EditorState> {
  const ids = new Set(deck.map(({ id }) => id))
  const selected = [...state.selected].filter((id) => ids.has(id))
  const isThere = state.activeId !== null && ids.has(state.activeId)
  if (isThere) return { selected: new Set(selected.length > 0 ? selected : [state.activeId]) }
  const place = before.findIndex(({ id }) => id === state.activeId)
  const next = deck[Math.min(Math.max(0, place), deck.length - 1)]
  return { activeId: next?.id ?? null, selected: new Set(next ? [next.id] : []) }
}

/** The first card that differs between two decks: where an undo has done something. */
export function changedCard(before: Deck, after: Deck): number | undefined {
  const was = new Map(before.map((card, index) => [card.id, { card, index }]))
  const changed = after.find((card) => was.get(card.id)?.card !== card)
  return (changed ?? after.find((card, index) => was.get(card.id)?.index !== index))?.id
}
