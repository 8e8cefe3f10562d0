import { notify } from '#kit/notice/web/notice.ts'
import { translate } from '#kit/i18n/web/words.ts'
import { cleanPasted } from './pasted.ts'
import { richTextWords } from './richTextWords.ts'

const reportPictures = (count: number): void => {
  const text = translate({ namespace: richTextWords.name, key: 'pastedPictures', values: { count } })
  notify({ kind: 'info', text, milliseconds: 6000 })
}

/** Tiptap's `transformPastedHTML`: our own tags, and a word about pictures that could not come along. */
export function pasteClean(html: string): string {
  const { html: clean, pictures } = cleanPasted(html)
  if (pictures > 0) reportPictures(pictures)
  return clean
}

/** A picture alone, such as a screenshot, is no text: said, instead of nothing happening. */
export function onPaste(_view: unknown, { clipboardData }: ClipboardEvent): boolean {
  if (!clipboardData || clipboardData.types.some((type) => type.startsWith('text/'))) return false
  const count = [...clipboardData.files].filter(({ type }) => type.startsWith('image/')).length
  if (count > 0) reportPictures(count)
  return count > 0
}
