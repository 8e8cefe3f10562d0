import { notify } from '#kit/notice/web/notice.ts'
import { kitWords, translate } from '#kit/i18n/web/words.ts'

/** Copies `text` and says whether that worked (B12). Pages without a secure origin have no clipboard: then by selection. */
export async function copyText(text: string): Promise<boolean> {
  const copied = await write(text)
  const key = copied ? 'copy.succeeded' : 'copy.failed'
  notify({ kind: copied ? 'success' : 'error', text: translate({ namespace: kitWords.name, key }) })
  return copied
}

async function write(text: string): Promise<boolean> {
  if (!navigator.clipboard) return writeBySelection(text)
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return writeBySelection(text)
  }
}

function writeBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'kit-visually-hidden'
  field.setAttribute('readonly', '')
  const before = document.activeElement
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
