import { childOf } from '#kit/files/server/xml.ts'
import { emptyHead, type ForeignQuestion, type Loss } from '../../../questions/foreignQuestion.ts'
import type { QtiFiles } from './qtiFiles.ts'
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

  /** What a node says, as a question without an answer. */
  read(title: string, node: QtiNode, folder: string): ForeignQuestion {
    const losses: Loss[] = []
    const html = htmlOf(node.children, {
      archive: this.#files.archive,
      folder,
      lost: (loss) => losses.push(loss),
    })
    const stem = this.#files.text(html, folder)
    return {
      ...emptyHead(this.#next()),
      title,
      kind: 'description',
      stem,
      losses: [...losses, ...this.#files.takeLosses()],
    }
  }

  /** A stimulus or a page of text, the first time that it is asked for. */
  share(folder: string, href: string): ForeignQuestion[] {
    const path = pathOf(folder, href)
    if (this.#shared.has(path)) return []
    this.#shared.add(path)
    const document = this.#package.at(folder, href)
    const body = document && childOf(document.root, 'stimulusBody')
    if (document && body) return [this.read(attribute(document.root, 'title'), body, document.folder)]
    const page: QtiNode = { name: 'div', attributes: {}, text: '', children: [included(href)] }
    return [this.read('', page, folder)]
  }
}

const included = (href: string): QtiNode => ({
  name: 'include',
  attributes: { href },
  text: '',
  children: [],
})
