import { gapMark } from '../../../questions/foreignQuestion.ts'
import type { AnkiCard, AnkiTemplate } from './ankiCollection.ts'
import { readCloze, type Deletion } from './ankiCloze.ts'
import { renderTemplate, withReadings } from './ankiTemplate.ts'

/** Both sides of a card as HTML. */
export interface AnkiSides {
  readonly front: string
  /** Without what the front shows already. */
  readonly back: string
  /** What opens on a click at the front. */
  readonly tips: readonly string[]
  /** What is to be typed; undefined: nothing. */
  readonly typed: string | undefined
}

const frontMark = '\ue001'
const answerLine = /<hr\b[^>]{0,200}\bid\s*=\s*["']?answer\b[^>]{0,200}>/i

/** The sides of a card by its template. */
export function sidesOf(card: AnkiCard, template: AnkiTemplate): AnkiSides {
  const tips: string[] = []
  let typed: string | undefined
  const of = (onTip: (tip: string) => string) => ({
    isFilled: (name: string) => valueOf(card, name).trim() !== '',
    value(name: string, filters: readonly string[]) {
      if (name === 'FrontSide') return frontMark
      const value = filtered(valueOf(card, name), filters)
      if (filters.includes('type')) typed = value
      if (filters.includes('type')) return ''
      return filters.includes('hint') && value !== '' ? onTip(value) : value
    },
  })
  const front = renderTemplate(
    template.front,
    of((tip) => (tips.push(tip), '')),
  )
  const whole = renderTemplate(
    template.back,
    of((tip) => tip),
  )
  return { front, back: withoutFront(whole, front), tips, typed }
}

/** A back repeats its front above a line, or as a whole. */
function withoutFront(back: string, front: string): string {
  const [line] = answerLine.exec(back) ?? []
  if (line !== undefined) return back.slice(back.indexOf(line) + line.length).replaceAll(frontMark, '')
  const own = back.replaceAll(frontMark, '')
  return own === back && front !== '' && own.startsWith(front) ? own.slice(front.length) : own
}

/** Of a cloze note: its text with a mark for each deletion, and what stands behind it on the back. */
export function clozeOf(card: AnkiCard): {
  readonly text: string
  readonly deletions: readonly Deletion[]
  readonly behind: string
} {
  const [template] = card.noteType.templates
  let deletions: readonly Deletion[] = []
  const render = (html: string, onCloze: (value: string) => string) =>
    renderTemplate(html, {
      // A part that shows on one card of the note alone, `{{#c1}}`, shows here, since here they are one.
      isFilled: (name) => /^c\d+$/.test(name) || valueOf(card, name).trim() !== '',
      value(name, filters) {
        if (name === 'FrontSide') return frontMark
        const value = valueOf(card, name)
        return filters.includes('cloze') || filters.includes('cloze-only')
          ? onCloze(value)
          : filtered(value, filters)
      },
    })
  const text = render(template?.front ?? '', (value) => {
    const read = readCloze(value.replaceAll(gapMark, ''), gapMark)
    deletions = [...deletions, ...read.deletions]
    return read.text
  })
  const behind = render(template?.back ?? '', () => '').replaceAll(frontMark, '')
  return { text, deletions, behind }
}

function valueOf(card: AnkiCard, name: string): string {
  const deck = card.deck.join('::')
  const template = card.noteType.templates[card.noteType.isCloze ? 0 : card.ord]
  const special: Readonly<Record<string, string>> = {
    Tags: card.tags.join(' '),
    Type: card.noteType.name,
    Deck: deck,
    Subdeck: card.deck.at(-1) ?? '',
    Card: template?.name ?? '',
    CardFlag: '',
  }
  return card.fields.get(name) ?? (Object.hasOwn(special, name) ? (special[name] ?? '') : '')
}

/** Filters work from the field outwards; one that is not known changes nothing, and speech by the device is no text. */
const filtered = (value: string, filters: readonly string[]): string =>
  filters.reduceRight((html, filter) => {
    if (filter === 'furigana' || filter === 'kanji' || filter === 'kana') return withReadings(html, filter)
    if (filter === 'text') return html.replaceAll(/<[^>]*>/g, '')
    return filter.startsWith('tts') ? '' : html
  }, value)
