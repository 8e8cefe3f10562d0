import type { CardPhrase } from '#kit/card/cardDefinition.ts'
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
  schemaVersion: 1,
  schema: miniAppSchema,
  upgrades: [],
  fresh: {},
  guide,
  sample: async () => (await import('./miniApp.sample.ts')).miniAppSample,
  progressSchema,
  isComplete: (_card: MiniAppCard, { progress }) => progress?.opened === true || progress?.confirmed === true,
  problems: miniAppProblems,
  redact: (card) => card,
  pictures: ({ qr }) => (qr ? [{ path: 'qr', media: qr }] : []),
  phrases,
})

function phrases({ description, qr }: MiniAppCard): CardPhrase[] {
  return [
    { path: 'description', text: description },
    { path: 'qr.alt', text: qr?.alt ?? '' },
    { path: 'qr.caption', text: qr?.caption ?? '' },
  ].filter(({ text }) => text !== '')
}
