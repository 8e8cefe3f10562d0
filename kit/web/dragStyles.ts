import { StyleInjector } from '@dnd-kit/dom'

const sheets = new Map<string, { readonly sheet: CSSStyleSheet; users: number }>()

/**
 * Rules for everything on the page hold only while something is in the air. They are set on the root, from which they are
 * inherited: on `*` every letter that is typed would have the whole page styled anew.
 */
const whileDragging = (rules: string) => rules.replace(/^\s*\*/, ':root:has([data-dnd-dragging])')

/**
 * dnd-kit sets its rules as style elements, which the page's policy refuses; a constructed sheet is allowed. To be
 * imported wherever something is dragged, before the first `DragDropProvider` is drawn.
 */
StyleInjector.prototype.register = function register(rules: string) {
  const held = sheets.get(rules) ?? { sheet: new CSSStyleSheet(), users: 0 }
  if (held.users === 0) {
    held.sheet.replaceSync(whileDragging(rules))
    document.adoptedStyleSheets.push(held.sheet)
    sheets.set(rules, held)
  }
  held.users += 1
  return () => {
    held.users -= 1
    if (held.users > 0) return
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== held.sheet)
    sheets.delete(rules)
  }
}
