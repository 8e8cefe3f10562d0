import type { Card } from '#cards/index.ts'
import { boardWriters } from './boardWriters.ts'
import { choiceWriters } from './choiceWriters.ts'
import { creditedBy } from './credits.ts'
import { filmWriters } from './filmWriters.ts'
import type { H5pFiles } from './h5pFiles.ts'
import { nodeOf, plainMetadata, type H5pNode, type H5pWriter, type Written } from './h5pWriter.ts'
import { mayHold, type Holder, type Library } from './libraries.ts'
import { mediaWriters } from './mediaWriters.ts'
import { questionnaire } from './questionnaire.ts'
import { setWriters } from './setWriters.ts'
import { spokenWriters } from './spokenWriters.ts'
import { textWriters } from './textWriters.ts'
import { turnedWriters } from './turnedWriters.ts'
import { wordWriters } from './wordWriters.ts'

/** The counterpart of the table of readers, by types of cards. */
const writers = new Map<string, H5pWriter>(
  Object.entries({
    ...boardWriters,
    ...choiceWriters,
    ...filmWriters,
    ...mediaWriters,
    ...setWriters,
    ...spokenWriters,
    ...textWriters,
    ...turnedWriters,
    ...wordWriters,
  }),
)

export const writableInH5p: readonly string[] = [...writers.keys()]

export interface WrittenNode {
  readonly library: Library
  readonly node: H5pNode
}

/** A card as a content with its title and note; undefined where H5P has no counterpart of it. */
export function h5pNodeOf(card: Card, files: H5pFiles): WrittenNode | undefined {
  const inside = (inner: Card, holder: Holder) => {
    const written = h5pNodeOf(inner, files)
    if (!written) return undefined
    if (mayHold(holder, written.library)) return written.node
    const isAsked = mayHold('questionnaire', written.library) && mayHold(holder, 'H5P.Questionnaire')
    return isAsked ? questionnaire([written.node]) : undefined
  }
  const written = writers.get(card.type)?.(card, { files, inside })
  return written && { library: written.library, node: titledNode(card, written) }
}

function titledNode({ title, note }: Card, { library, params }: Written): H5pNode {
  const credited = creditedBy(note, params)
  return nodeOf(
    { library, params: credited.params },
    { ...plainMetadata(library, title), ...credited.metadata },
  )
}
