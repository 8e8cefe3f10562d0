const isXml = /\.(xml|rels|vml|svg|html?|xhtml)$/i
const isBeside = /\.(svg|html?|xhtml)$/i
const deepest = 300
/** A document type by its name alone, or by a public one: it declares nothing, and nobody fetches what it names. */
const plainDoctype = /^<!doctype\s+[\w:.-]+(?:\s+public(?:\s+(?:"[^"<>[\]]*"|'[^'<>[\]]*')){1,2})?\s*>/i

/**
 * What makes an XML part unsafe to read: a document type that declares something of its own or names a file of the system, which
 * is where entities that grow or reach out come from, or tags nested so deep that a reader runs out of stack. Undefined where
 * nothing does.
 */
export function refusalOfXml(name: string, bytes: Buffer): string | undefined {
  if (!isXml.test(name)) return undefined
  const text = asText(bytes)
  if (/<!entity/i.test(text)) return 'declares an entity'
  for (const { index } of text.matchAll(/<!doctype/gi))
    if (!plainDoctype.test(text.slice(index, index + longestDoctype))) return 'declares a document type'
  return depthOf(text) > deepest ? 'nests too deep' : undefined
}
const longestDoctype = 1000

/** Whether a part is a page or a drawing beside a document, without which the document can be read. */
export const standsBeside = (name: string): boolean => isBeside.test(name)

/** Whatever its encoding: what is looked for is ASCII, and in UTF-16 that is ASCII between zeros. */
const asText = (bytes: Buffer): string => bytes.toString('latin1').replaceAll('\u0000', '')

function depthOf(text: string): number {
  let depth = 0
  let most = 0
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const next = text[at + 1]
    if (next === '/') depth -= 1
    else if (next !== '?' && next !== '!') {
      const end = text.indexOf('>', at)
      if (end < 0) break
      if (text[end - 1] !== '/') depth += 1
      most = Math.max(most, depth)
      if (most > deepest) break
      at = end
    }
  }
  return most
}
