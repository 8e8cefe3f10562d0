import { isAddress, isHttps } from '#kit/richText/address.ts'
import { pictureAt, picturePhrases, type CardPhrase, type OwnProblem } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { paperPicture, paperText } from '#kit/card/paper.ts'
import { namespace } from '#kit/i18n/words.ts'
import { linkSchema, progressSchema, type LinkCard } from './link.schema.ts'
import type { en } from './words/en.ts'

export const linkWords = namespace<typeof en>('card-link')

const guide = `A page elsewhere to open. JSON fields:
- "type": "link"
- "title": its heading, at most 100 characters
- "url": an address that certainly exists, beginning with https
- "label": what stands on the button, at most 60 characters, beginning with a verb
- "description": what one finds there and what to look for, at most 500 characters
- "how": "newPage", or "embedded" for pages that allow to be shown inside another one
Never invent an address: leave "url" empty where you know none.`

/** A page elsewhere; done when it was opened. */
export const link = defineCard({
  type: 'link',
  schema: linkSchema,
  sample: async () => (await import('./link.sample.ts')).linkSample,
  progress: {
    schema: progressSchema,
    isComplete: (_card, { progress }) => progress?.opened === true,
  },
  content: {
    guide,
    problems,
    phrases,
    unspoken: ['label'],
    pictures: ({ picture }) => pictureAt('picture', picture),
    redact: (card) => card,
    paper: ({ description, picture, url }) => [
      ...paperText(description),
      ...paperPicture(picture),
      ...paperText(url),
    ],
  },
})

function problems({ url, how }: LinkCard): OwnProblem[] {
  if (url.trim() === '') return [{ path: 'url', key: 'problems.noUrl' }]
  if (!isAddress(url)) return [{ path: 'url', key: 'problems.badUrl' }]
  if (how === 'embedded' && !isHttps(url)) return [{ path: 'url', key: 'problems.notEncrypted' }]
  return []
}

function phrases({ label, description, picture }: LinkCard): CardPhrase[] {
  return [
    { path: 'label', text: label },
    { path: 'description', text: description },
    ...picturePhrases('picture', picture),
  ]
}
