import type { AiMessage } from '../../talk.ts'

/**
 * A talk as one message, for providers whose assistants have their own instructions and take a single question. What was
 * said stands in JSON, so that nobody can write a turn of somebody else into their own.
 */
export function joinMessages(messages: readonly AiMessage[]): string {
  const [first] = messages
  if (messages.length === 1 && first) return first.content
  const system = messages.flatMap(({ role, content }) => (role === 'system' ? [content] : []))
  const talk = messages.filter(({ role }) => role !== 'system')
  const question = `Answer the last message of this conversation, as the assistant:\n${JSON.stringify(talk)}`
  return [...system, ...(talk.length > 0 ? [question] : [])].join('\n\n')
}
