import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { refuse } from '#kit/contract/fault.ts'
import type { Call, FileAnswer } from '#kit/call/server/context.ts'
import type { Card } from '#cards/index.ts'
import { mapCards } from '#deck/deck.document.ts'
import { importFaults } from '../../activity-import.faults.ts'
import type { OfflineActivity } from '../../offline.ts'
import { dataOf } from './exportedFiles.ts'
import { fileName, type ExportSource } from './jsonExport.ts'
import { licencesOf } from './licencesOf.ts'

/**
 * One page that plays without a network: the player, the cards with their right answers, the files. Its own policy lets
 * nothing run but this script, and nothing be asked of anybody.
 */
export async function pageExport(call: Call, { activity, cards, files }: ExportSource): Promise<FileAnswer> {
  const player = await call.services.offlinePlayer()
  if (!player) refuse(importFaults.noPlayer)
  const script = player.script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')
  const style = player.style.replaceAll('</style', '<\\/style')
  const language = activity.language ?? call.language
  const activityData: Omit<OfflineActivity, 'files'> = {
    title: activity.title,
    language,
    cards: forLearners(cards),
  }
  const head = [
    `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policyOf(script, style)}">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    `<title>${asText(activity.title)}</title><style>${style}</style></head>`,
    `<body><div id="root"></div><script type="application/json" id="activity">`,
  ].join('\n')
  const licences = await licencesOf(cards)
  async function* page() {
    yield `${head}${asJson(activityData).slice(0, -1)},"files":{`
    let isFirst = true
    for (const file of files.filter(({ isIn }) => isIn)) {
      const data = await dataOf(call, file)
      if (data === undefined) continue
      yield `${isFirst ? '' : ','}"${file.id}":${asJson({ mime: file.mime, data })}`
      isFirst = false
    }
    yield `}}</script>\n`
    // Unaltered and beside what they are about, for whoever opens the page's source; no browser runs such an element.
    for (const { name, text } of licences)
      yield `<script type="text/plain" data-licence="${asText(name)}">\n${text.replaceAll('</script', '<\\/script')}\n</script>\n`
    yield `<script type="module">${script}</script></body></html>\n`
  }
  return { file: Readable.from(page()), type: 'text/html', name: `${fileName(activity.title)}.html` }
}

/** Notes are for teachers, and abilities of this server mean nothing elsewhere. */
const forLearners = (cards: readonly Card[]): Card[] =>
  mapCards(cards, (card) => ({ ...card, note: '', competencies: [] }))

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const policyOf = (script: string, style: string): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    'img-src data:',
    'media-src data: blob:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/** JSON inside of a page: no sign in it can end the element around it. */
const asJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

const asText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
