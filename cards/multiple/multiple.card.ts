import { fileAt, pictureAt, picturePhrases, type CardPhrase, type FileUse } from '#kit/card/content.ts'
import { joinPlayed, type Played } from '#kit/card/clip.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { richPhrases } from '#kit/richText/richText.ts'
import { namespace } from '#kit/i18n/words.ts'
import { multipleProblems } from './multiple.problems.ts'
import {
  isBlockDone,
  multipleSchema,
  progressSchema,
  requiredOf,
  type Block,
  type MultipleProgress,
} from './multiple.schema.ts'
import type { en } from './words/en.ts'

export const multipleWords = namespace<typeof en>('card-multiple')

const guide = `Several pieces of content that belong together on one page. JSON fields:
- "type": "multiple"
- "title": what they are about, at most 100 characters
- "layout": "stacked" (one below the other), "columns" (two to be compared) or "carousel" (steps, one at a time)
- "blocks": 2 to 6 of {"kind":"text","body": a Tiptap document {"type":"doc","content":[…]}},
  {"kind":"image","media":null}, {"kind":"video"}, {"kind":"audio","transcript"}; "required": false where it is extra
The author uploads pictures and recordings. One idea in all; a text of 20 to 80 words beside each picture.`

type PlayedBlocks = NonNullable<MultipleProgress['played']>

function joinBlocks(before: PlayedBlocks = {}, now: PlayedBlocks = {}): PlayedBlocks {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  const joined = ids.map((id): [string, Played] => [id, joinPlayed(before[id] ?? {}, now[id] ?? {})])
  return Object.fromEntries(joined)
}

/** Text, pictures, video and sound on one page; done when all that is required was seen or played. */
export const multiple = defineCard({
  type: 'multiple',
  schema: multipleSchema,
  sample: async () => (await import('./multiple.sample.ts')).multipleSample,
  progress: {
    schema: progressSchema,
    isComplete: (card, { progress }) =>
      progress?.viewed === true && requiredOf(card).every((block) => isBlockDone(block, progress)),
    join: (before, now) => {
      const seen = [...new Set([...(before.seen ?? []), ...(now.seen ?? [])])]
      const played = joinBlocks(before.played, now.played)
      return {
        ...((before.viewed ?? now.viewed) && { viewed: true }),
        ...(seen.length > 0 && { seen }),
        ...(Object.keys(played).length > 0 && { played }),
      }
    },
  },
  content: {
    guide,
    problems: multipleProblems,
    phrases: ({ blocks }) => blocks.flatMap((block, index) => blockPhrases(block, `blocks.${index}`)),
    pictures: ({ blocks }) =>
      blocks.flatMap((block, index) =>
        block.kind === 'image' ? pictureAt(`blocks.${index}.media`, block.media) : [],
      ),
    files: ({ blocks }) => blocks.flatMap((block, index) => blockFiles(block, `blocks.${index}`)),
    redact: (card) => card,
  },
})

function blockFiles(block: Block, path: string): FileUse[] {
  if (block.kind !== 'video' && block.kind !== 'audio') return []
  const captions = block.kind === 'video' ? fileAt(`${path}.captionsFileId`, block.captionsFileId) : []
  return [...fileAt(`${path}.fileId`, block.fileId), ...captions]
}

function blockPhrases(block: Block, path: string): readonly CardPhrase[] {
  switch (block.kind) {
    case 'text':
      return richPhrases(block.body, `${path}.body`)
    case 'image':
      return [...picturePhrases(`${path}.media`, block.media)]
    case 'audio':
      return [{ path: `${path}.transcript`, text: block.transcript }]
    case 'video':
      return []
  }
}
