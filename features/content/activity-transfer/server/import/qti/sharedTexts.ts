import { childOf } from '#kit/files/server/xml.ts'
import { emptyHead, type ForeignQuestion, type Loss } from '../../../questions/foreignQuestion.ts'
import type { QtiFiles } from './qtiFiles.ts'
import { playersIn } from './players.ts'
import { htmlOf } from './qtiHtml.ts'
import { pathOf, type QtiPackage } from './qtiPackage.ts'
import { attribute, type QtiNode } from './standard/qtiNodes.ts'

/** Texts that stand beside items: stimuli and pages that several of them share, each once, and texts of sections. */
export class SharedTexts {
  readonly #package: QtiPackage
  readonly #files: QtiFiles
  readonly #next: () => number
  readonly #shared = new Set<string>()

  /** `next` counts the questions of the report. */
  constructor(pack: QtiPackage, files: QtiFiles, next: () => number) {
    this.#package = pack
    this.#files = files
    this.#next = next
  }

  /** What a node plays, each on a card of its own, and what it says, as a question without an answer. */
  read(title: string, node: QtiNode, folder: string): ForeignQuestion[] {
    const losses: Loss[] = []
    const at = this.#next()
    const played = playersIn(node, this.#files, folder, losses)
    const html = htmlOf(node.children, {
      archive: this.#files.archive,
      folder,
      isPlayed: true,
      lost: (loss) => losses.push(loss),
    })
    const stem = this.#files.text(html, folder)
    const all = [...losses, ...this.#files.takeLosses()]
    const isBare = stem.blocks.length + stem.pictures.length === 0
    const text: ForeignQuestion = { ...emptyHead(at), title, kind: 'description', stem, losses: all }
    const players: ForeignQuestion[] = played.map((body) => ({ ...emptyHead(at), title, ...body }))
    const [first, ...others] = players
    return first && isBare ? [{ ...first, losses: all }, ...others] : [...players, text]
  }

  /** A stimulus or a page of text, the first time that it is asked for. */
  share(folder: string, href: string): ForeignQuestion[] {
    const path = pathOf(folder, href)
    if (this.#shared.has(path)) return []
    this.#shared.add(path)
    const document = this.#package.at(folder, href)
    const body = document && childOf(document.root, 'stimulusBody')
    if (document && body) return this.read(attribute(document.root, 'title'), body, document.folder)
    const page: QtiNode = { name: 'div', attributes: {}, text: '', children: [included(href)] }
    return this.read('', page, folder)
  }
}

const included = (href: string): QtiNode => ({
  name: 'include',
  attributes: { href },
  text: '',
  children: [],
})
