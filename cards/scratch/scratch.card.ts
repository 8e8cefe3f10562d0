import {
  pictureAt,
  picturePhrases,
  type CardPhrase,
  type FileUse,
  type OwnProblem,
  type PictureUse,
} from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { paperPicture, paperText } from '#kit/card/paper.ts'
import { emptyRichText, isEmptyRichText, richPhrases } from '#kit/richText/richText.ts'
import { namespace } from '#kit/i18n/words.ts'
import { coverColours } from '#kit/theme/coverColours.ts'
import { progressSchema, scratchSchema, type ScratchCard } from './scratch.schema.ts'
import type { en } from './words/en.ts'

export const scratchWords = namespace<typeof en>('card-scratch')

const guide = `A surprise under a cover that is scratched off. JSON fields:
- "type": "scratch"
- "title": its heading, at most 100 characters
- "instruction": what to think about before scratching, at most 200 characters
- "coverText": what stands on the cover, at most 40 characters
- "coverColour": like "${coverColours[0]}"
- "kind": "text" or "code"
- "text": for "text" a Tiptap document {"type":"doc","content":[…]} of paragraphs, at most 60 words
- "code": for "code" a short code or some lines of source
Ask for a guess first; what is under the cover answers it.`

/** Something under a cover that is scratched off; done when it is uncovered. */
export const scratch = defineCard({
  type: 'scratch',
  schema: scratchSchema,
  sample: async () => (await import('./scratch.sample.ts')).scratchSample,
  progress: {
    schema: progressSchema,
    isComplete: (_card, { progress }) => progress?.revealed === true,
  },
  content: {
    guide,
    problems,
    phrases,
    unspoken: ['text', 'coverText'],
    pictures,
    files: (card) => waiting(card),
    redact: (card) => ({
      ...card,
      text: card.kind === 'text' ? card.text : emptyRichText,
      picture: card.kind === 'picture' ? card.picture : null,
      code: card.kind === 'code' ? card.code : '',
    }),
    paper: ({ instruction, kind, text, picture, code }) => [
      ...paperText(instruction),
      ...(kind === 'text' ? [{ kind: 'rich' as const, body: text }] : []),
      ...paperPicture(kind === 'picture' ? picture : null),
      ...paperText(kind === 'code' ? code : ''),
    ],
  },
})

function problems({ kind, text, picture, code }: ScratchCard): OwnProblem[] {
  if (kind === 'text' && isEmptyRichText(text)) return [{ path: 'text', key: 'problems.noText' }]
  if (kind === 'picture' && !picture) return [{ path: 'picture', key: 'problems.noPicture' }]
  if (kind === 'code' && code.trim() === '') return [{ path: 'code', key: 'problems.noCode' }]
  return []
}

/** A picture that waits under another kind is not on the card, and needs no words yet. */
function pictures({ kind, coverPicture, picture }: ScratchCard): PictureUse[] {
  return [
    ...pictureAt('coverPicture', coverPicture),
    ...pictureAt('picture', kind === 'picture' ? picture : null),
  ]
}

/** It stays in use all the same. */
const waiting = ({ kind, picture }: ScratchCard): FileUse[] =>
  picture && kind !== 'picture' ? [{ path: 'picture.fileId', fileId: picture.fileId }] : []

function phrases({
  instruction,
  coverText,
  coverPicture,
  kind,
  text,
  picture,
  code,
}: ScratchCard): CardPhrase[] {
  const under = {
    text: richPhrases(text, 'text'),
    picture: picturePhrases('picture', picture),
    code: [{ path: 'code', text: code }],
  }
  return [
    { path: 'instruction', text: instruction },
    { path: 'coverText', text: coverText },
    { path: 'coverPicture.alt', text: coverPicture?.alt ?? '' },
    ...under[kind],
  ]
}
