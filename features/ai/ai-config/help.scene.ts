import { z } from 'zod'
import { outcomes } from '#kit/card/verdict.ts'
import { helpManners, passageKinds, rungs } from './help.kinds.ts'

const words = z.string().max(40_000)

/**
 * All that the tutor or the partner is told of where a learner is. Each text in it is what this learner may see: it comes out
 * of redacted cards, never out of the author's.
 */
export const helpSceneSchema = z.strictObject({
  manner: z.enum(helpManners),
  rung: z.literal(rungs),
  /** Whom the partner plays; '' is nobody. */
  persona: words,
  /** The title of the activity. */
  activity: words,
  card: z.strictObject({
    /** As lists show it: `3`, or `3.2`. */
    number: words,
    title: words,
    text: words,
    /** The learner's last answer in words; '' before the first. */
    answer: words,
    outcome: z.enum(outcomes).nullable(),
    /** What was said of that answer. */
    feedback: words,
    /** The author's hints that the learner may have by now, in their order. */
    hints: z.array(words).max(20).readonly(),
    /** Whether there is something to be solved whose solution the learner has not seen. Absent: there is. */
    isOpen: z.boolean().optional(),
  }),
  /** `n` from 1: by this number an answer names it. */
  sources: z
    .array(
      z.strictObject({
        n: z.int().min(1).max(99),
        kind: z.enum(passageKinds),
        title: words,
        number: words,
        text: words,
      }),
    )
    .max(20)
    .readonly(),
  /** The talk so far, oldest first. */
  exchanges: z
    .array(z.strictObject({ said: words, reply: words }))
    .max(20)
    .readonly(),
  said: words,
})
export type HelpScene = z.output<typeof helpSceneSchema>

/** The scene that a text holds as JSON; undefined: it is any other text. */
export function sceneIn(text: string): HelpScene | undefined {
  if (!text.trimStart().startsWith('{')) return undefined
  try {
    return helpSceneSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
