import { cardOf } from '#cards/index.ts'
import { toComposite, toRegular } from '#deck/deck.convert.ts'
import { findCard } from '#deck/deck.document.ts'
import type { Editor } from './editor.ts'

/** Takes the conversion back, whatever was written since; undefined: nothing was converted. */
type Restore = (() => void) | undefined

const deckOf = (editor: Editor) => editor.store.get().history.present

/** D4: puts cards into a composite, which is then open. */
export async function wrapCards(editor: Editor, ids: readonly number[]): Promise<Restore> {
  const [newId] = await editor.numbers(1)
  const edit = newId === undefined ? undefined : toComposite(deckOf(editor), ids, newId)
  if (newId === undefined || !edit) return undefined
  editor.edit(edit)
  editor.selection.goTo({ cardId: newId, path: '' })
  return () => {
    const holder = findCard(deckOf(editor), newId)?.card
    if (holder)
      editor.edit({ kind: 'replace', id: newId, cards: cardOf(holder.type).nesting.children(holder) })
  }
}

/** D4: leaves of a composite its first card, which is then open; taken back, the others stand behind it again. */
export function unwrapCard(editor: Editor, id: number): Restore {
  const holder = findCard(deckOf(editor), id)?.card
  const regular = toRegular(deckOf(editor), id)
  if (!holder || !regular) return undefined
  const { replacement } = regular
  editor.edit(regular.edit)
  if (!replacement) return () => editor.undo()
  editor.selection.goTo({ cardId: replacement.id, path: '' })
  return () => {
    const { children, withChildren } = cardOf(holder.type).nesting
    const now = findCard(deckOf(editor), replacement.id)?.card
    if (!now || findCard(deckOf(editor), id)) return
    const whole = withChildren(holder, [now, ...children(holder).slice(1)])
    editor.edit({ kind: 'replace', id: now.id, cards: [whole] })
  }
}
