import type { EditorView } from '@tiptap/pm/view'

/**
 * ProseMirror's `handleKeyPress`: a letter goes into the document, and from there into the page. On its own way it lets the
 * browser write it into the page and reads it back from there, which costs a key press a third more time (UX: 50 ms).
 * What comes without a key (a composition, a phone's keyboard, dictation) goes that way still.
 */
export function typeLetter(view: EditorView, { charCode }: KeyboardEvent): boolean {
  const letter = String.fromCharCode(charCode)
  if (/[\r\n]/.test(letter) || !isSelectionSynced(view)) return false
  const { from, to } = view.state.selection
  const typed = () => view.state.tr.insertText(letter).scrollIntoView()
  if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, typed)))
    view.dispatch(typed())
  return true
}

/** Whether the cursor is where ProseMirror has it: the browser reports a move by a key late, and a quick letter may pass it. */
function isSelectionSynced(view: EditorView): boolean {
  const { dom, state } = view
  const selected = document.getSelection()
  if (!selected) return false
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selected
  if (!anchorNode || !focusNode || !dom.contains(anchorNode) || !dom.contains(focusNode)) return false
  const { anchor, head } = state.selection
  return view.posAtDOM(anchorNode, anchorOffset) === anchor && view.posAtDOM(focusNode, focusOffset) === head
}

/**
 * Before ProseMirror's keymap hears a key that does something: gives it the place of the cursor, if the browser has not yet. Bold
 * right behind the key that selected a word was meant for that word; it went to where the cursor had been, and was lost.
 */
export function catchUp(view: EditorView, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): false {
  const isLetter = key.length === 1 && !ctrlKey && !metaKey && !altKey
  if (!isLetter && !view.composing && !isSelectionSynced(view))
    document.dispatchEvent(new Event('selectionchange'))
  return false
}

const scrollers = new WeakMap<Element, Element>()

/** What the field is scrolled by, with what stands beside it. */
function scrollerOf(field: Element): Element {
  const cached = scrollers.get(field)
  if (cached?.contains(field)) return cached
  let found = field.parentElement
  while (found && !/auto|scroll/.test(getComputedStyle(found).overflowY)) found = found.parentElement
  const scroller = found ?? document.documentElement
  scrollers.set(field, scroller)
  return scroller
}

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

const contains = (box: Box, { top, bottom, left, right }: Box): boolean =>
  top >= box.top && bottom <= box.bottom && left >= box.left && right <= box.right

/**
 * ProseMirror's `handleScrollToSelection`: where the cursor is seen in all that may scroll within the field, in the field and
 * in what scrolls it, nothing is asked of all the others that stand around.
 */
export function isCursorSeen(view: EditorView): boolean {
  const { head } = view.state.selection
  const cursor = view.coordsAtPos(head)
  const { node } = view.domAtPos(head)
  const boxes = [scrollerOf(view.dom)]
  let around = node instanceof Element ? node : node.parentElement
  while (around && view.dom.contains(around)) {
    boxes.push(around)
    around = around.parentElement
  }
  const page = { top: 0, bottom: innerHeight, left: 0, right: innerWidth }
  return contains(page, cursor) && boxes.every((box) => contains(box.getBoundingClientRect(), cursor))
}
