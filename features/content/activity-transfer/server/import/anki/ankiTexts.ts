import { posix } from 'node:path'
import type { FoundMedia } from '../../../documentBlock.ts'
import type { ForeignText, Loss } from '../../../questions/foreignQuestion.ts'
import { ForeignTexts } from '../foreign/foreignText.ts'
import type { AnkiPackage } from './ankiPackage.ts'

const sound = /\[sound:([^\]]{1,500})\]/g
const spoken = /\[anki:tts[^\]]*\][^]*?\[\/anki:tts\]|\[anki:play:[^\]]*\]/g
const formula = /\[\$\$\]([^]*?)\[\/\$\$\]|\[\$\]([^]*?)\[\/\$\]|\[latex\]([^]*?)\[\/latex\]/g
const audio = /\.(mp3|m4a|wav|ogg|oga|opus|aac|flac|spx|3gp)$/i

/** The HTML of Anki's cards as texts of ours, with the pictures and sounds that it names. */
export class AnkiTexts {
  readonly media: FoundMedia[] = []
  readonly #places = new Map<string, number>()
  readonly #pack: AnkiPackage
  readonly #texts = new ForeignTexts({ files: new Map(), folder: '' })
  #losses: Loss[] = []

  constructor(pack: AnkiPackage) {
    this.#pack = pack
  }

  get pictures() {
    return this.#texts.pictures.all
  }

  /** What was lost in the texts that were read since the last call. */
  takeLosses(): Loss[] {
    const losses = [...this.#losses, ...this.#texts.takeLosses()]
    this.#losses = []
    return losses
  }

  read(html: string): ForeignText {
    const sounds: number[] = []
    for (const [, name] of html.matchAll(sound)) {
      const place = this.#sound(plainName(name ?? ''))
      if (place !== undefined && !sounds.includes(place)) sounds.push(place)
    }
    const shown = html
      .replaceAll(sound, ' ')
      .replaceAll(spoken, ' ')
      .replaceAll(
        formula,
        (_all, display: string | undefined, line: string | undefined, latex: string | undefined) =>
          display === undefined ? `\\(${line ?? latex}\\)` : `\\[${display}\\]`,
      )
    const text = this.#texts.read(shown, 'html', (url) => this.#picture(url))
    return { ...text, ...(sounds.length > 0 && { sounds }) }
  }

  #sound(name: string): number | undefined {
    const known = this.#places.get(name)
    if (known !== undefined) return known
    if (!audio.test(name)) {
      this.#losses.push({ outcome: 'left', reason: 'film', text: name })
      return undefined
    }
    const bytes = this.#pack.media(name)
    if (!bytes) {
      this.#losses.push({ outcome: 'left', reason: 'fileMissing', text: name })
      return undefined
    }
    const place = this.media.push({ name: posix.basename(name), bytes, purpose: 'audio' }) - 1
    this.#places.set(name, place)
    return place
  }

  #picture(url: string) {
    if (/^(https?:)?\/\//i.test(url)) return { reason: 'pictureElsewhere' } as const
    const name = decoded(url)
    const bytes = this.#pack.media(name) ?? this.#pack.media(url)
    return bytes ? { name: posix.basename(name), bytes } : ({ reason: 'pictureMissing' } as const)
  }
}

/** Names in HTML stand as HTML and, of pictures, as addresses. */
const plainName = (name: string): string =>
  name.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'").trim()

function decoded(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}
