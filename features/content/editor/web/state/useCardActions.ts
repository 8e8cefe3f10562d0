import { useMemo } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify, undoable } from '#kit/notice/web/notice.ts'
import { useWords, type TranslateKey } from '#kit/i18n/web/words.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { outermostOf } from '#deck/deck.document.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { looksLikeCards, readCards, writeCards } from './clipboard.ts'
import { useEditor } from './context.ts'
import { wrapCards } from './conversion.ts'
import type { Editor } from './editor.ts'
import { nameOf } from './cardSummary.ts'

export interface CardActions {
  remove(): void
  duplicate(): void
  /** Puts the selected cards into a composite. */
  group(): void
  /** Puts the selected cards as text into what a copy or a cut carries. */
  copyInto(data: DataTransfer): void
  /** Adds the cards in the text; false when it holds none. */
  paste(text: string): boolean
  /** Numbers for new cards may have to come from the server. */
  withNumbers(act: Promise<unknown>): void
}

/** What is done with the selected cards, told in a notice that offers to take it back. */
export function useCardActions(): CardActions {
  const editor = useEditor()
  const t = useWords(activityWords)
  return useMemo(() => actionsOn(editor, t), [editor, t])
}

function actionsOn(editor: Editor, t: TranslateKey<NonNullable<typeof activityWords.phrases>>): CardActions {
  const withNumbers = (act: Promise<unknown>) =>
    void act.catch((error: unknown) =>
      notify({ kind: 'error', text: isRefusal(error) ? errorText(error) : t('editor.noNumbers') }),
    )
  return {
    withNumbers,
    remove: () => {
      const { cards, restore } = editor.remove()
      const [first] = cards
      if (!first) return
      const title = nameOf(first) || t('editor.card')
      undoable(t('editor.deleted', { count: cards.length, title }), restore)
    },
    duplicate: () => withNumbers(editor.duplicate()),
    group: () =>
      withNumbers(
        wrapCards(
          editor,
          outermostOf(editor.store.get().history.present, editor.store.get().selected).map(
            ({ card }) => card.id,
          ),
        ).then((restore) => restore && undoable(t('editor.wrapped'), restore)),
      ),
    copyInto: (data) => {
      const cards = editor.selection.cards()
      data.setData('text/plain', writeCards(cards, editor.store.get().files))
      notify({ kind: 'success', text: t('editor.copied', { count: cards.length }) })
    },
    paste: (text) => {
      const copied = readCards(text)
      if (!copied && looksLikeCards(text)) notify({ kind: 'error', text: t('editor.pasteRefused') })
      if (!copied) return looksLikeCards(text)
      withNumbers(editor.paste(copied.cards, copied.files))
      return true
    },
  }
}
