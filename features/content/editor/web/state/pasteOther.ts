import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { translate } from '#kit/i18n/web/words.ts'
import { phrase } from '#kit/i18n/words.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import type { Editor } from './editor.ts'
import { cardsOfPictures, cardsOfText, picturesIn } from './pasted.ts'

type PastedKey = 'editor.pastedText' | 'editor.pastedPictures'

const notice = (key: PastedKey, count: number) =>
  notify({ kind: 'success', text: translate(phrase(activityWords, key, { count })) })

function failed(error: unknown): void {
  const text = isRefusal(error) ? errorText(error) : translate(phrase(activityWords, 'editor.noNumbers'))
  notify({ kind: 'error', text })
}

/** What comes from elsewhere becomes cards: pictures image cards, text text cards. False where there is neither. */
export function pasteOther(editor: Editor, data: DataTransfer): boolean {
  const pictures = picturesIn(data)
  if (pictures.length > 0) {
    void pastePictures(editor, pictures).catch(failed)
    return true
  }
  const cards = cardsOfText(data.getData('text/plain'))
  if (cards.length === 0) return false
  editor.paste(cards, {}).then(() => notice('editor.pastedText', cards.length), failed)
  return true
}

async function pastePictures(editor: Editor, pictures: readonly File[]): Promise<void> {
  const { cards, files } = await cardsOfPictures(pictures)
  await editor.paste(cards, files)
  notice('editor.pastedPictures', cards.length)
}
