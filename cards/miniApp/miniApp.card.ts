import { pictureAt, picturePhrases, type CardPhrase } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { namespace } from '#kit/i18n/words.ts'
import { miniAppProblems } from './miniApp.problems.ts'
import { miniAppSchema, progressSchema, type MiniAppCard } from './miniApp.schema.ts'
import type { en } from './words/en.ts'

export const miniAppWords = namespace<typeof en>('card-miniApp')

const guide = `A mini-app of WeChat, Alipay or Douyin, or a small web application, to be used outside. JSON fields:
- "type": "miniApp"
- "title": its heading, at most 100 characters
- "platform": "wechat", "alipay", "douyin" or "web"
- "description": what to do there and when to come back, at most 500 characters
- "url": for "web" its address
App ids, paths and codes are filled in by the author; leave them out.`

/** A mini-app elsewhere; done when it was opened, or the learner says so. */
export const miniApp = defineCard({
  type: 'miniApp',
  schema: miniAppSchema,
  sample: async () => (await import('./miniApp.sample.ts')).miniAppSample,
  progress: {
    schema: progressSchema,
    isComplete: (_card, { progress }) => progress?.opened === true || progress?.confirmed === true,
  },
  content: {
    guide,
    problems: miniAppProblems,
    phrases,
    pictures: ({ qr }) => pictureAt('qr', qr),
    redact: (card) => card,
  },
})

function phrases({ description, qr }: MiniAppCard): CardPhrase[] {
  return [{ path: 'description', text: description }, ...picturePhrases('qr', qr)]
}
