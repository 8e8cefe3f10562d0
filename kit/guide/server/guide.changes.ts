/** The change log without its own title and introduction, each heading one step lower, so that it fits into a page below `##`. */
export function changesBelow(log: string, unreleased: string): string {
  const [, ...parts] = log.split(/^## /m)
  const entries = parts.map((part) => {
    const [version = '', ...lines] = part.split('\n')
    const title = version.trim() === 'Unreleased' ? unreleased : version
    return { title, text: lines.join('\n').replace(/^### /gm, '#### ') }
  })
  return entries
    .filter(({ text }) => text.trim() !== '')
    .map(({ title, text }) => `### ${title}\n${text}`)
    .join('\n')
}
