import type { Card } from '#cards/index.ts'
import { everyCard } from '#deck/deck.document.ts'
import { select, type EditorState, type FocusRequest, type SelectMode } from './editorState.ts'
import { rowsOf } from './railRows.ts'
import type { DrawFirst, Store } from './store.ts'

/** Which card is open and which ones are chosen; what it does is never saved. */
export class Selection {
  readonly #store: Store<EditorState>

  constructor(store: Store<EditorState>) {
    this.#store = store
  }

  get #deck(): readonly Card[] {
    return this.#store.get().history.present
  }

  /** The cards that are seen in the rail. */
  get #rows(): readonly Card[] {
    return rowsOf(this.#deck, this.#store.get().collapsed).map(({ card }) => card)
  }

  /** Puts the cards of a section or a composite out of sight, or brings them back. */
  setCollapsed(id: number, isCollapsed: boolean): void {
    const { collapsed } = this.#store.get()
    const rest = [...collapsed].filter((each) => each !== id)
    this.#store.set({ collapsed: new Set(isCollapsed ? [...rest, id] : rest) })
  }

  /** The chosen cards in their order. */
  cards(): Card[] {
    const { selected } = this.#store.get()
    return everyCard(this.#deck).flatMap(({ card }) => (selected.has(card.id) ? [card] : []))
  }

  to(id: number, drawFirst: DrawFirst = 'form'): void {
    this.#store.set(select(this.#store.get(), id, 'only'), drawFirst)
  }

  all(): void {
    this.#store.set({ selected: new Set(this.#deck.map(({ id }) => id)) })
  }

  /** Chooses with the pointer; on a narrow screen a chosen card opens in its form. */
  pick(id: number, mode: SelectMode): void {
    this.#store.set({ ...select(this.#store.get(), id, mode), ...(mode === 'only' && { part: 'form' }) })
  }

  /** Walks to the card before or behind; `isReaching` takes it along into the selection. */
  moveActive(step: -1 | 1, isReaching: boolean): void {
    const { activeId, selected } = this.#store.get()
    const rows = this.#rows
    const next = rows[rows.findIndex(({ id }) => id === activeId) + step]
    if (!next) return
    const chosen = select(this.#store.get(), next.id, 'only')
    const extended = isReaching && { selected: new Set([...selected, next.id]) }
    this.#store.set({ ...chosen, ...extended }, 'rail')
  }

  moveToEnd(isFirst: boolean): void {
    const card = this.#rows.at(isFirst ? 0 : -1)
    if (card) this.to(card.id, 'rail')
  }

  /** Shows a card, or the settings, and puts the keyboard's focus into the field that is named. */
  goTo(focusRequest: FocusRequest): void {
    if (focusRequest.cardId === null) return this.#store.set({ focusRequest, panel: 'settings' })
    this.to(focusRequest.cardId)
    this.#store.set({ focusRequest, part: 'form' })
  }

  /** Shows a card, if it is there, and leaves the focus where it is. */
  goToCard(id: number): void {
    if (this.#deck.some((card) => card.id === id)) this.to(id)
  }

  /** From the rail into the form of the open card. */
  enter(): void {
    const { activeId } = this.#store.get()
    if (activeId !== null) this.#store.set({ focusRequest: { cardId: activeId, path: '' }, part: 'form' })
  }
}
