import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id, text } from '#kit/contract/field.ts'
import { clientId, learnerAction, learnerRead } from '#features/learning/attempt/attempt.contract.ts'
import { helpManners } from '#features/ai/ai-config/help.kinds.ts'
import { helpSource } from './help.source.ts'

/** What a learner says to the tutor or the partner, in graphemes. */
export const saidMax = 1000

/** What was said to the tutor or the partner, and what came back. */
export const helpTurn = z.object({
  id,
  clientId: z.uuid(),
  manner: z.enum(helpManners),
  cardId: id,
  said: z.string(),
  reply: z.string(),
  sources: z.array(helpSource),
  /** The AI's own words were held back, or there were none: the hint was written beforehand. */
  isPrepared: z.boolean(),
  at: z.number().int(),
  /** The talk can go along with a question to the teachers. */
  talkId: id,
})
export type HelpTurn = z.output<typeof helpTurn>

/** A piece of the reply; all that came is taken back; the turn as it is stored, and how many are left today; or there is none. */
export const helpEvent = z.union([
  z.object({ piece: z.string() }),
  z.object({ held: z.literal(true) }),
  z.object({ turn: helpTurn, leftToday: z.number().int() }),
  z.object({ failed: z.literal(true) }),
])
export type HelpEvent = z.output<typeof helpEvent>

const queryId = z.coerce.number().pipe(id)

/** L5. The tutor and the partner of an activity. */
export const helpEndpoints = {
  /** What was said in this activity, the oldest first. */
  helpTurns: endpoint({
    ...learnerRead,
    words: 'help',
    path: '/learn/help',
    query: z.strictObject({ activityId: queryId, cardId: queryId.optional() }),
    data: z.object({
      turns: z.array(helpTurn),
      /** Of the card that is named, else of all. */
      leftToday: z.number().int(),
      /** Of each manner: whether its replies can be read aloud. */
      voices: z.object({ tutor: z.boolean(), partner: z.boolean() }),
    }),
  }),
  help: endpoint({
    ...learnerAction,
    words: 'help',
    path: '/learn/help',
    log: 'ownRow',
    effect: 'outside',
    answer: 'stream',
    limit: { max: 20, seconds: 60 },
    body: z.strictObject({
      clientId,
      activityId: id,
      cardId: id,
      manner: z.enum(helpManners),
      said: text(saidMax, { multiline: true }).schema,
      /** How many of the author's hints the learner has opened on this card. */
      hintsUsed: z.number().int().min(0).max(20).default(0),
    }),
    data: helpEvent,
  }),
  /** A reply of one's own talk, read aloud in the voice of the agent. */
  helpSpeech: endpoint({
    ...learnerRead,
    words: 'help',
    method: 'POST',
    path: '/learn/help-speech',
    log: 'ownRow',
    effect: 'outside',
    answer: 'file',
    // As many as there are replies in a day.
    limit: { max: 120, seconds: 86_400 },
    body: z.strictObject({ turnId: id }),
    data: z.undefined(),
  }),
} as const
