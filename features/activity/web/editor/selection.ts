import type { Card } from '#cards/index.ts'
import { select, type EditorState, type FocusWish, type Reach } from './editorState.ts'
import type { Store } from './store.ts'

/** Which card is open and which ones are chosen; what it does is never saved. */
export class Selection {
  readonly #store: Store<EditorState>

  constructor(store: Store<EditorState>) {
    this.#store = store
  }

  get #deck(): readonly Card[] {
    return this.#store.get().history.present
  }

  /** The chosen cards in their order. */
  cards(): Card[] {
    return this.#deck.filter(({ id }) => this.#store.get().selected.has(id))
  }

  to(id: number, reach: Reach = 'only'): void {
    this.#store.set(select(this.#store.get(), id, reach))
  }

  all(): void {
    this.#store.set({ selected: new Set(this.#deck.map(({ id }) => id)) })
  }

  /** Chooses with the pointer; on a narrow screen a chosen card opens in its form. */
  pick(id: number, reach: Reach): void {
    this.#store.set({ ...select(this.#store.get(), id, reach), ...(reach === 'only' && { part: 'form' }) })
  }

  /** Walks to the card before or behind; `isReaching` takes it along into the selection. */
  walk(step: -1 | 1, isReaching: boolean): void {
    const { activeId, selected } = this.#store.get()
    const next = this.#deck[this.#deck.findIndex(({ id }) => id === activeId) + step]
    if (!next) return
    this.to(next.id)
    if (isReaching) this.#store.set({ selected: new Set([...selected, next.id]) })
  }

  walkToEnd(isFirst: boolean): void {
    const card = this.#deck.at(isFirst ? 0 : -1)
    if (card) this.to(card.id)
  }

  /** Shows a card, or the settings, and puts the keyboard's focus into the field that is named. */
  goTo(wish: FocusWish): void {
    if (wish.cardId === null) return this.#store.set({ wish, panel: 'settings' })
    this.to(wish.cardId)
    this.#store.set({ wish, part: 'form' })
  }

  /** From the rail into the form of the open card. */
  enter(): void {
    const { activeId } = this.#store.get()
    if (activeId !== null) this.#store.set({ wish: { cardId: activeId, path: '' }, part: 'form' })
  }
}
