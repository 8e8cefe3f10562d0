import { StyleInjector } from '@dnd-kit/dom'

const sheets = new Map<string, { readonly sheet: CSSStyleSheet; users: number }>()

/** A constructed sheet with these rules for as long as somebody uses it; gives what ends the use. */
function adopt(rules: string): () => void {
  const entry = sheets.get(rules) ?? { sheet: new CSSStyleSheet(), users: 0 }
  if (entry.users === 0) {
    entry.sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(entry.sheet)
    sheets.set(rules, entry)
  }
  entry.users += 1
  return () => {
    entry.users -= 1
    if (entry.users > 0) return
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== entry.sheet)
    sheets.delete(rules)
  }
}

const everything = /^\s*\*/

/**
 * dnd-kit sets its rules as style elements, which the page's policy refuses; a constructed sheet is allowed. To be
 * imported wherever something is dragged, before the first `DragDropProvider` is drawn. Rules for everything on the page
 * are there only while something is in the air, and on the root, from which they are inherited: any that stood there in
 * between, on `*` or behind a `:has()`, would cost at every letter that is typed.
 */
StyleInjector.prototype.register = function register(rules: string) {
  if (!everything.test(rules)) return adopt(rules)
  const { monitor } = this.manager
  let release: (() => void) | undefined
  const end = () => {
    release?.()
    release = undefined
  }
  const begin = () => {
    release ??= adopt(rules.replace(everything, ':root'))
  }
  const unlisten = [monitor.addEventListener('dragstart', begin), monitor.addEventListener('dragend', end)]
  return () => {
    for (const stop of unlisten) stop()
    end()
  }
}
