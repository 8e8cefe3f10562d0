import { plainOf } from '#kit/richText/richText.ts'
import { noText, type ForeignWork } from '../../../questions/foreignQuestion.ts'
import { attribute, isTrue, wordsIn } from './standard/qtiNodes.ts'
import { mediaOf } from './players.ts'
import type { Reader } from './qtiJob.ts'

/** A text of one's own, which a person grades. What is declared to be right is an example. */
const extendedText: Reader = (job) => {
  const words = job.right.items.map(String).join('\n')
  if (job.worth.isKnown) job.changed('gradedByPerson', plainOf({ type: 'doc', content: job.stem().blocks }))
  job.settings('minStrings', 'maxStrings', 'patternMask', 'format')
  return {
    isOpen: true,
    trials: [],
    body: { kind: 'essay', sample: words === '' ? noText : job.files.text(escaped(words), job.item.folder) },
  }
}
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const workOf = [
  [/^image/, 'picture'],
  [/^audio/, 'audio'],
  [/^video/, 'video'],
] as const

/** A file that is handed in. */
const upload: Reader = (job) => {
  const types = wordsIn(job.says('type').replaceAll(',', ' '))
  const own = types.map((type): ForeignWork => workOf.find(([pattern]) => pattern.test(type))?.[1] ?? 'file')
  const accepted: readonly ForeignWork[] =
    own.length > 0 ? [...new Set(own)] : ['file', 'picture', 'audio', 'video']
  return { isOpen: true, trials: [], body: { kind: 'work', accepted } }
}

/** A drawing is handed in as a picture; what is drawn upon stands before the task. */
const drawing: Reader = (job) => {
  const stem = job.stem()
  const ground = job.text(job.node.children.filter(({ name }) => name === 'object' || name === 'img'))
  return {
    isOpen: true,
    trials: [],
    stem: { blocks: stem.blocks, pictures: [...stem.pictures, ...ground.pictures] },
    body: { kind: 'work', accepted: ['picture'] },
  }
}

/** What is played stands on a card of its own, and its text before it. */
const media: Reader = (job) => {
  const nodes = job.node.children.filter(({ name }) => /^(object|audio|video)$/.test(name))
  const [found] = nodes.flatMap((node) => mediaOf(node, job.files, job.item.folder) ?? [])
  job.settings('minPlays', 'maxPlays')
  if (isTrue(job.says('loop'))) job.left('settingDropped', 'loop')
  if (found) return { isOpen: true, trials: [], body: found.body }
  for (const node of nodes) job.left('fileMissing', attribute(node, 'data') || attribute(node, 'src'))
  return { isOpen: true, trials: [], body: { kind: 'description' } }
}

/** What only a program of its own could do: its text is kept. */
const custom: Reader = (job) => {
  const name = job.says('customInteractionTypeIdentifier') || job.says('module') || job.says('class')
  job.left('interactionUnknown', [job.node.name, name].filter((word) => word !== '').join(': '))
  const stem = job.stem()
  const own = job.text(job.node.children.filter((node) => node.name !== 'prompt'))
  return {
    isOpen: true,
    trials: [],
    stem: { blocks: [...stem.blocks, ...own.blocks], pictures: [...stem.pictures, ...own.pictures] },
    body: { kind: 'description' },
  }
}

/** Interactions that nobody answers with one right answer, by their names. */
export const openReaders: Readonly<Record<string, Reader>> = {
  extendedTextInteraction: extendedText,
  uploadInteraction: upload,
  drawingInteraction: drawing,
  mediaInteraction: media,
  customInteraction: custom,
  portableCustomInteraction: custom,
}
export const unknownReader = custom
