import { helpManners } from '#features/ai/ai-config/help.kinds.ts'

/**
 * `message`: a notice by the system; `teachering`: what teachers answer; `teachered`: what is asked of them; `simple`: one
 * answer of an AI (of a card, the assistant's); `multiple`: a talk of many turns with the AI of a card, a tutor or a partner.
 */
export const messageTypes = ['message', 'teachering', 'teachered', 'simple', 'multiple'] as const
export type MessageType = (typeof messageTypes)[number]

/** Talks with an AI: held with it alone, seen by who follows the learner. */
export const talkTypes = ['simple', 'multiple'] as const satisfies readonly MessageType[]

/** Whether a message is part of a talk with an AI. */
export const isTalk = (type: MessageType): boolean => type === 'simple' || type === 'multiple'

/** With whom a learner talks: the AI of a card, the tutor of an activity, or its learning partner. */
export const talkManners = ['card', ...helpManners] as const
