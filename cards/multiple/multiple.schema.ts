import * as z from 'zod/mini'
import { cardShape, flagOf, idSchema, lineOf, media, partIdSchema, partsOf } from '#kit/card/card.ts'
import { shown } from '#kit/card/progress.ts'
import { clipShape, isPlayedEnough, playedShape, type Clip, type Played } from '#kit/card/clip.ts'
import { richTextOf } from '#kit/richText/richText.ts'

export const maxBlocks = 20
export const textMax = 4000
export const transcriptMax = 4000
/** How much of a recording must be played. */
export const playPercent = 90

const everyBlock = { id: partIdSchema, required: flagOf(true) }
const recording = { fileId: clipShape.fileId, durationMs: clipShape.durationMs }

const block = z.discriminatedUnion('kind', [
  z.strictObject({ ...everyBlock, kind: z.literal('text'), body: richTextOf(textMax) }),
  z.strictObject({ ...everyBlock, kind: z.literal('image'), media: z._default(z.nullable(media), null) }),
  z.strictObject({
    ...everyBlock,
    kind: z.literal('video'),
    ...recording,
    /** WebVTT. */
    captionsFileId: z._default(z.nullable(idSchema), null),
  }),
  z.strictObject({
    ...everyBlock,
    kind: z.literal('audio'),
    ...recording,
    transcript: lineOf(transcriptMax),
  }),
])
export type Block = z.output<typeof block>
export type BlockKind = Block['kind']
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>

export const blockKinds: readonly BlockKind[] = ['text', 'image', 'video', 'audio']
export const layouts = ['stacked', 'columns', 'carousel'] as const

export const multipleSchema = cardShape('multiple', 1, {
  blocks: partsOf(block, maxBlocks),
  layout: z._default(z.enum(layouts), 'stacked'),
})
export type MultipleCard = z.output<typeof multipleSchema>

const blockId = z.string().check(z.maxLength(24))
const maxEntries = maxBlocks * 4

export const progressSchema = z.strictObject({
  viewed: shown,
  /** Blocks that were on the screen to their end. */
  seen: z.optional(z.array(blockId).check(z.maxLength(maxEntries))),
  /** What was played of the recordings, by block. */
  played: z.optional(
    z
      .record(blockId, z.strictObject(playedShape))
      .check(z.refine((played) => Object.keys(played).length <= maxEntries)),
  ),
})
export type MultipleProgress = z.output<typeof progressSchema>

/** A recording of a block is played whole. */
export const clipOf = ({ fileId, durationMs }: Pick<Clip, 'fileId' | 'durationMs'>): Clip => ({
  fileId,
  durationMs,
  start: 0,
  end: null,
})

/** Whether enough of a recording was played; false of a block that is none. */
export const isPlayedBlock = (block: Block, played: Played | undefined): boolean =>
  (block.kind === 'video' || block.kind === 'audio') && isPlayedEnough(clipOf(block), played, playPercent)

export const isBlockDone = (block: Block, progress: MultipleProgress | undefined): boolean =>
  isPlayedBlock(block, progress?.played?.[block.id]) ||
  ((block.kind === 'text' || block.kind === 'image') && progress?.seen?.includes(block.id) === true)

export const requiredOf = (card: MultipleCard): Block[] => card.blocks.filter(({ required }) => required)
