import { differingPaths } from '#kit/value/sameJson.ts'
import type { Values } from '#kit/form/values.ts'
import { cardOf, type Card, type CardType } from '#cards/index.ts'
import { findCard, idsOf, isSameOrder, outermostOf, type Deck, type Place } from '#deck/deck.document.ts'
import { applyEdit, copyCards, countCards, type Edit } from '#deck/deck.edits.ts'
import { edited, editedFields, redo, replaced, undo, type History } from '#deck/deck.history.ts'
import { resolveConflict } from '#deck/deck.merge.ts'
import { applyCardChanges } from '#deck/web/form/cardPart.ts'
import { makeCardIds, type CardIds } from './cardIds.ts'
import {
  activeCard,
  changedCard,
  openState,
  reselect,
  type ActivityRecord,
  type CardFile,
  type CardFiles,
  type EditorState,
  type Panel,
} from './editorState.ts'
import { replaceTexts, type Hit, type Replaced, type Search } from './findTexts.ts'
import type { DraftStore } from './draftStore.ts'
import { placeAgain, roomFor } from './places.ts'
import { canLand, placeBeside, placeInside, placeOutside } from './railRows.ts'
import { Saver } from './saver.ts'
import { Selection } from './selection.ts'
import { makeStore, type Store } from './store.ts'

interface EditorOptions {
  readonly record: ActivityRecord
  readonly userId: number
  readonly draftStore: DraftStore
}

/** `both`: theirs becomes a card of its own behind mine. */
export type Choice = 'mine' | 'theirs' | 'both'

const behindCard = (deck: Deck, id: number | undefined, card: Card): Deck => {
  const index = deck.findIndex((each) => each.id === id) + 1
  return applyEdit(deck, { kind: 'insert', cards: [card], at: { parentId: null, index } })
}

/** One open activity: what is edited, and all that can be done with it. */
export class Editor {
  readonly store: Store<EditorState>
  readonly saver: Saver
  readonly selection: Selection
  readonly ids: CardIds = makeCardIds()

  constructor({ record, userId, draftStore }: EditorOptions) {
    this.store = makeStore(openState(record, { kind: 'saved', at: record.updatedAt }))
    this.selection = new Selection(this.store)
    this.saver = new Saver(this.store, draftStore, userId)
    this.ids.prepare()
  }

  get #state(): EditorState {
    return this.store.get()
  }

  get #deck(): Deck {
    return this.#state.history.present
  }

  changeFields(fields: Values): void {
    const { history } = this.#state
    const names = differingPaths(history.fields, fields, 1)
    if (names.length === 0) return
    this.#become(editedFields(history, fields, Date.now(), `fields:${names.join()}`))
  }

  /** `seen`: the card as who changed it saw it; what they left as it was may have changed since, and stays. */
  changeCard(changed: Card, seen = changed): void {
    const before = findCard(this.#deck, changed.id)?.card
    const card = before && seen !== changed ? applyCardChanges(before, seen, changed) : changed
    const paths = differingPaths(before, card, 3)
    if (paths.length > 0) this.edit({ kind: 'update', card }, `${card.id}:${paths.join()}`)
  }

  addFile(fileId: number, file: CardFile): void {
    this.store.set({ files: { ...this.#state.files, [fileId]: file } })
  }

  open(panel: Panel | null): void {
    this.store.set({ panel, insideId: null })
  }

  /** Opens the palette for a card inside another one. */
  openInside(id: number): void {
    this.store.set({ panel: 'palette', insideId: id })
  }

  edit(edit: Edit, key: string | null = null): void {
    this.#become(edited(this.#state.history, edit, Date.now(), key))
  }

  undo(): void {
    this.#step(undo(this.#state.history))
  }

  redo(): void {
    this.#step(redo(this.#state.history))
  }

  /** Closes the palette, adds a card behind the active one and shows it. Rejects while there is no number for it. */
  async add(type: CardType): Promise<void> {
    const { insideId } = this.#state
    this.open(null)
    const [id] = await this.numbers(1)
    if (id === undefined) return
    const card = cardOf(type).createEmpty(id)
    this.edit({ kind: 'insert', cards: [card], at: roomFor({ ...this.#state, insideId }, [card]) })
    this.selection.goTo({ cardId: id, path: '' })
    this.store.set({ freshId: id })
  }

  async paste(cards: readonly Card[], files: CardFiles): Promise<void> {
    const newIds = await this.numbers(countCards(cards))
    this.store.set({ files: { ...files, ...this.#state.files } })
    this.#adding({ kind: 'paste', cards, newIds, at: roomFor(this.#state, cards) })
  }

  async duplicate(): Promise<void> {
    const cards = this.#chosen()
    const newIds = await this.numbers(countCards(cards))
    this.#adding({ kind: 'duplicate', ids: cards.map(({ id }) => id), newIds })
  }

  /** Takes the selected cards out and gives what brings them back to their places. */
  remove(): { readonly cards: readonly Card[]; readonly restore: () => void } {
    const before = this.#deck
    const cards = this.#chosen()
    this.edit({ kind: 'remove', ids: cards.map(({ id }) => id) })
    return { cards, restore: () => this.#bringBack(cards, before) }
  }

  /** Moves the selected cards by one place in their list; they stay together. */
  move(by: -1 | 1): void {
    this.#moveTo(placeBeside(this.#deck, this.#chosen(), by))
  }

  /** Moves the selected cards into the composite beside them, or out of the one that they are in. */
  nest(direction: 'in' | 'out'): void {
    this.#moveTo((direction === 'in' ? placeInside : placeOutside)(this.#deck, this.#chosen()))
  }

  /** Drops a dragged card at a place of the deck as it is now; a selected one takes the others along. */
  drop(id: number, place: Place): void {
    if (!this.#state.selected.has(id)) this.selection.to(id)
    this.#moveTo(place)
  }

  /** Puts other words at these places, as one step. */
  replaceTexts(hits: readonly Hit[], search: Search, by: string): Pick<Replaced, 'count' | 'skipped'> {
    const { deck, count, skipped } = replaceTexts(this.#deck, hits, search, by)
    if (count > 0) this.#become(replaced(this.#state.history, deck))
    return { count, skipped }
  }

  /** Resolves the conflicts of two people; `choices` by card id and by name of field, mine where none is made. */
  async resolve(choices: ReadonlyMap<number | string, Choice>): Promise<void> {
    const both = (this.#state.conflicts?.cards ?? []).filter(({ id }) => choices.get(id) === 'both')
    const copies = both.flatMap(({ theirs }) => theirs ?? [])
    const newIds = copies.length > 0 ? await this.numbers(countCards(copies)) : []
    const { conflicts, history } = this.#state
    if (!conflicts) return
    const taken = conflicts.fields.filter(({ name }) => choices.get(name) === 'theirs')
    const resolved = conflicts.cards.reduce<Deck>((cards, { id, mine, theirs }) => {
      const chosen = choices.get(id) === 'theirs' ? theirs : mine
      return resolveConflict(cards, id, chosen)
    }, history.present)
    const deck = copyCards(copies, newIds).reduce<Deck>(
      (cards, copy, index) => behindCard(cards, both[index]?.id, copy),
      resolved,
    )
    this.store.set({
      conflicts: null,
      history: replaced(history, deck, {
        ...history.fields,
        ...Object.fromEntries(taken.map(({ name, theirs }) => [name, theirs])),
      }),
      ...reselect(this.#state, history.present, deck),
    })
    this.saver.changed()
  }

  /** The selected cards without those inside another of them. */
  #chosen(): Card[] {
    return outermostOf(this.#deck, this.#state.selected).map(({ card }) => card)
  }

  #moveTo(to: Place | undefined): void {
    const cards = this.#chosen()
    if (!to || cards.length === 0 || !canLand(this.#deck, to.parentId, cards)) return
    const moved = edited(
      this.#state.history,
      { kind: 'move', ids: cards.map(({ id }) => id), to },
      Date.now(),
      null,
    )
    // Who lets go where it was has nothing to undo.
    if (!isSameOrder(moved.present, this.#deck)) this.#become(moved)
  }

  #become(history: History<Values>): void {
    const before = this.#state.history
    if (history === before) return
    const card = activeCard(this.#state)
    this.store.set(
      { history, ...reselect(this.#state, before.present, history.present) },
      card && findCard(history.present, card.id)?.card === card ? 'rail' : 'form',
    )
    this.saver.changed()
  }

  /** After an undo or a redo, what it did is in sight. */
  #step(history: History<Values>): void {
    const { present: before, fields } = this.#state.history
    this.#become(history)
    const id = changedCard(before, history.present, this.#state.activeId)
    if (id !== undefined && before !== history.present) this.selection.to(id, 'rail')
    const [name] = differingPaths(fields, history.fields, 1)
    // The title stands in the bar; the others are in the settings.
    if (name !== undefined && name !== 'title') this.selection.goTo({ cardId: null, path: name })
  }

  /** The new cards of an edit become the selected ones. */
  #adding(edit: Edit): void {
    const before = new Set(idsOf(this.#deck))
    this.edit(edit)
    const added = new Set(idsOf(this.#deck).filter((id) => !before.has(id)))
    const outer = outermostOf(this.#deck, added).map(({ card }) => card.id)
    const [first] = outer
    if (first !== undefined) this.store.set({ activeId: first, selected: new Set(outer) })
  }

  /** Numbers for new cards; rejects while there are none. */
  async numbers(count: number): Promise<readonly number[]> {
    return this.ids.take(count) ?? this.ids.need(count)
  }

  #bringBack(cards: readonly Card[], before: Deck): void {
    const missing = cards.filter(({ id }) => !findCard(this.#deck, id))
    for (const card of missing)
      this.edit({ kind: 'insert', cards: [card], at: placeAgain(this.#deck, before, card) })
    const [first] = missing
    if (first) this.selection.to(first.id)
  }
}
