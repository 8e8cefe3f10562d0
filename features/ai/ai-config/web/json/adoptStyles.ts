import { StyleModule } from 'style-mod'

const adopted = new Set<StyleModule>()

/**
 * CodeMirror sets its rules as a style element, which the page's policy refuses; constructed sheets are allowed. In a layer, so
 * that the rules of our own sheets hold against them. To be imported wherever CodeMirror is drawn.
 */
StyleModule.mount = (_root, modules) => {
  for (const module of [modules].flat()) {
    if (adopted.has(module)) continue
    adopted.add(module)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@layer codemirror { ${module.getRules()} }`)
    document.adoptedStyleSheets.push(sheet)
  }
}
