import { cardOf, type Card, type CardType } from '#cards/index.ts'
import type { Deck, Place } from '#deck/deck.document.ts'
import { applyEdit, countCards, type Edit } from '#deck/deck.edits.ts'
import { edited, redo, replaced, undo, type History } from '#deck/deck.history.ts'
import { differingPaths } from '#kit/sameJson.ts'
import type { Values } from '#kit/web/form/values.ts'
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
import type { KeptStore } from './keptStore.ts'
import { Saver } from './saver.ts'
import { Selection } from './selection.ts'
import { makeStore, type Store } from './store.ts'

interface EditorOptions {
  readonly record: ActivityRecord
  readonly userId: number
  readonly keptStore: KeptStore
}

export type Choice = 'mine' | 'theirs'

/** One open activity: what is edited, and all that can be done with it. */
export class Editor {
  readonly store: Store<EditorState>
  readonly saver: Saver
  readonly selection: Selection
  readonly ids: CardIds = makeCardIds()

  constructor({ record, userId, keptStore }: EditorOptions) {
    this.store = makeStore(openState(record, { kind: 'saved', at: record.updatedAt }))
    this.selection = new Selection(this.store)
    this.saver = new Saver(this.store, keptStore, userId)
    this.ids.prepare()
  }

  get #state(): EditorState {
    return this.store.get()
  }

  get #deck(): Deck {
    return this.#state.history.present
  }

  changeFields(fields: Values): void {
    if (fields === this.#state.fields) return
    this.store.set({ fields })
    this.saver.changed()
  }

  changeCard(card: Card): void {
    const before = this.#deck.find(({ id }) => id === card.id)
    const paths = differingPaths(before, card, 3)
    if (paths.length > 0) this.edit({ kind: 'update', card }, `${card.id}:${paths.join()}`)
  }

  addFile(fileId: number, file: CardFile): void {
    this.store.set({ files: { ...this.#state.files, [fileId]: file } })
  }

  open(panel: Panel | null): void {
    this.store.set({ panel })
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

  /** Adds a card behind the active one and shows it. Rejects while there is no number for it. */
  async add(type: CardType): Promise<void> {
    const [id] = await this.#numbers(1)
    if (id === undefined) return
    this.edit({ kind: 'insert', cards: [cardOf(type).blank(id)], at: this.#behind() })
    this.selection.goTo({ cardId: id, path: '' })
    this.store.set({ freshId: id, panel: null })
  }

  async paste(cards: readonly Card[], files: CardFiles): Promise<void> {
    const newIds = await this.#numbers(countCards(cards))
    this.store.set({ files: { ...files, ...this.#state.files } })
    this.#adding({ kind: 'paste', cards, newIds, at: this.#behind() })
  }

  async duplicate(): Promise<void> {
    const cards = this.selection.cards()
    const newIds = await this.#numbers(countCards(cards))
    this.#adding({ kind: 'duplicate', ids: cards.map(({ id }) => id), newIds })
  }

  /** Takes the selected cards out and gives what brings them back to their places. */
  remove(): { readonly cards: readonly Card[]; readonly restore: () => void } {
    const before = this.#deck
    const cards = this.selection.cards()
    this.edit({ kind: 'remove', ids: cards.map(({ id }) => id) })
    return { cards, restore: () => this.#bringBack(cards, before) }
  }

  /** Moves the selected cards by one place; they stay together. */
  move(by: -1 | 1): void {
    const ids = this.selection.cards().map(({ id }) => id)
    const places = ids.map((id) => this.#deck.findIndex((card) => card.id === id))
    const index = by < 0 ? Math.min(...places) - 1 : Math.max(...places) + 2
    if (ids.length > 0) this.#moveTo(ids, index)
  }

  /** Drops a dragged card at `index` of the list as it is now; a selected one takes the others along. */
  drop(id: number, index: number): void {
    if (!this.#state.selected.has(id)) this.selection.to(id)
    this.#moveTo(
      this.selection.cards().map((card) => card.id),
      index,
    )
  }

  /** Settles what two people changed; `choices` by card id and by name of field, mine where nothing is said. */
  resolve(choices: ReadonlyMap<number | string, Choice>): void {
    const { conflicts, fields, history } = this.#state
    if (!conflicts) return
    const taken = conflicts.fields.filter(({ name }) => choices.get(name) === 'theirs')
    const deck = conflicts.cards.reduce<Deck>((cards, { id, mine, theirs }) => {
      const wanted = choices.get(id) === 'theirs' ? theirs : mine
      if (!wanted) return applyEdit(cards, { kind: 'remove', ids: [id] })
      return applyEdit(cards, { kind: 'update', card: wanted })
    }, history.present)
    this.store.set({
      conflicts: null,
      fields: { ...fields, ...Object.fromEntries(taken.map(({ name, theirs }) => [name, theirs])) },
      history: replaced(history, deck),
      ...reselect(this.#state, history.present, deck),
    })
    this.saver.changed()
  }

  #moveTo(ids: readonly number[], index: number): void {
    if (index >= 0 && index <= this.#deck.length)
      this.edit({ kind: 'move', ids, to: { parentId: null, index } })
  }

  #become(history: History): void {
    const before = this.#state.history
    if (history === before) return
    this.store.set({ history, ...reselect(this.#state, before.present, history.present) })
    this.saver.changed()
  }

  /** After an undo or a redo, what it did is in sight. */
  #step(history: History): void {
    const before = this.#deck
    this.#become(history)
    const id = changedCard(before, history.present)
    if (id !== undefined && before !== history.present) this.selection.to(id)
  }

  /** The new cards of an edit become the selected ones. */
  #adding(edit: Edit): void {
    const before = new Set(this.#deck.map(({ id }) => id))
    this.edit(edit)
    const added = this.#deck.filter(({ id }) => !before.has(id)).map(({ id }) => id)
    const [first] = added
    if (first !== undefined) this.store.set({ activeId: first, selected: new Set(added) })
  }

  #behind(): Place {
    const active = activeCard(this.#state)
    const index = active ? this.#deck.indexOf(active) + 1 : this.#deck.length
    return { parentId: null, index }
  }

  async #numbers(count: number): Promise<readonly number[]> {
    return this.ids.take(count) ?? this.ids.need(count)
  }

  #bringBack(cards: readonly Card[], before: Deck): void {
    const isHere = ({ id }: Card) => this.#deck.some((card) => card.id === id)
    const missing = cards.filter((card) => !isHere(card))
    for (const card of missing) {
      const follows = before.slice(0, before.indexOf(card)).findLast(isHere)
      const index = this.#deck.findIndex(({ id }) => id === follows?.id) + 1
      this.edit({ kind: 'insert', cards: [card], at: { parentId: null, index } })
    }
    const [first] = missing
    if (first) this.selection.to(first.id)
  }
}
