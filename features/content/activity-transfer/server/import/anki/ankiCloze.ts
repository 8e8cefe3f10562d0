/** A deletion of a cloze note: what is missing, and what stands in its place as a help. */
export interface Deletion {
  readonly answer: string
  readonly hint: string
}

const opening = /\{\{c\d{1,4}(?:,\d{1,4})*::/y

/**
 * The text of a cloze note with `mark` for each deletion, whichever card it is on: `{{c1::Canberra::city}} was founded`. Of
 * deletions within another one the outermost is missing. Source: Anki's manual, 'Cloze Deletion'.
 */
export function readCloze(
  html: string,
  mark: string,
): { readonly text: string; readonly deletions: Deletion[] } {
  const deletions: Deletion[] = []
  let text = ''
  /** What stands in the deletions that are open here, the outermost first. */
  const open: string[] = []
  const add = (part: string) => {
    if (open.length === 0) text += part
    else open.push((open.pop() ?? '') + part)
  }
  for (let at = 0; at < html.length;) {
    opening.lastIndex = at
    const [begin] = opening.exec(html) ?? []
    if (begin !== undefined) {
      open.push('')
      at += begin.length
    } else if (open.length > 0 && html.startsWith('}}', at)) {
      const deletion = deletionOf(open.pop() ?? '')
      if (open.length === 0) deletions.push(deletion)
      add(open.length === 0 ? mark : deletion.answer)
      at += 2
    } else {
      add(html[at] ?? '')
      at += 1
    }
  }
  // An opening without an end is text.
  return { text: text + open.join(''), deletions }
}

function deletionOf(inner: string): Deletion {
  const [answer = '', ...hints] = inner.split('::')
  return { answer, hint: hints.join('::') }
}
