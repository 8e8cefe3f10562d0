import * as z from 'zod/mini'
import { cardShape, flagOf, idSchema, lineOf, listOf, partIdSchema, partsOf } from '#kit/card/card.ts'
import { rubricSchema } from '#kit/card/rubric.ts'
import { exchangeSchema } from '#kit/ai/talk.ts'

export const nameMax = 40
export const scenarioMax = 1000
export const briefMax = 3000
export const goalMax = 300
export const openingMax = 500
export const quickReplyMax = 80
export const maxQuickReplies = 6
export const knowledgeMax = 10_000
export const turnLimit = 40
export const lineMax = 500
export const mentionMax = 200
export const maxLines = 40
export const blockingMax = 200
export const maxBlocking = 8
/** The longest message of a learner. */
export const messageMax = 1000

export const roles = ['rolePlay', 'teacher'] as const

/** A reply without AI: used where the learner mentions one of the words, or (no words) in its turn. */
const line = z.strictObject({ id: partIdSchema, mentions: lineOf(mentionMax), reply: lineOf(lineMax) })
export type ScriptLine = z.output<typeof line>

const blocking = z.strictObject({ id: partIdSchema, text: lineOf(blockingMax) })

const judge = z.strictObject({
  criteria: rubricSchema,
  passShare: z._default(z.number().check(z.minimum(0), z.maximum(1)), 0.6),
  /** One of these alone fails the talk. */
  blocking: partsOf(blocking, maxBlocking),
})
export type Judge = z.output<typeof judge>
export const newJudge = (): Judge => z.parse(judge, {})

export const aiChatSchema = cardShape('aiChat', 1, {
  role: z._default(z.enum(roles), 'rolePlay'),
  /** Whom the learner talks to. */
  name: lineOf(nameMax),
  /** Read by the learner: where they are, and who. */
  scenario: lineOf(scenarioMax),
  /** Read by the learner: what they are to reach. */
  goal: lineOf(goalMax),
  /** For the AI alone: character, what it knows and conceals. */
  brief: lineOf(briefMax),
  opening: lineOf(openingMax),
  quickReplies: listOf(lineOf(quickReplyMax), maxQuickReplies),
  minTurns: z._default(z.int().check(z.minimum(1), z.maximum(turnLimit)), 3),
  maxTurns: z._default(z.int().check(z.minimum(1), z.maximum(turnLimit)), 10),
  /** Reads the replies aloud with the learner's own device. */
  voice: flagOf(false),
  /** Facts that the AI may draw on. */
  knowledge: lineOf(knowledgeMax),
  /** null: the system's own. */
  agentId: z._default(z.nullable(idSchema), null),
  judge: z._default(z.nullable(judge), null),
  script: partsOf(line, maxLines),
})
export type AiChatCard = z.output<typeof aiChatSchema>

/** The talk itself is put in by the server, from what it has stored. */
export const responseSchema = z.strictObject({
  exchanges: z._default(z.array(exchangeSchema).check(z.maxLength(turnLimit)), []),
})
export type AiChatResponse = z.output<typeof responseSchema>

/** '' only fetches the talk so far. */
export const messageSchema = z.strictObject({ text: lineOf(messageMax) })
export type AiChatMessage = z.output<typeof messageSchema>
