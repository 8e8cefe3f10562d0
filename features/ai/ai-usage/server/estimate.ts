interface Message {
  readonly content: string
}

/** Tokens that a protocol adds to each message. */
const messageOverhead = 16

/** As many tokens as these messages can be at most: a token is a byte at least, and each message has its overhead. */
export const maxTokensIn = (messages: readonly Message[]): number =>
  messages.reduce((sum, { content }) => sum + Buffer.byteLength(content) + messageOverhead, messageOverhead)

const slowestMsPerCharacter = 600

/** As long as saying this can take at most, in milliseconds: a character alone, slowly, and a breath. */
export const maxSpeechMs = (text: string, speed: number): number =>
  Math.ceil(([...text].length * slowestMsPerCharacter) / speed) + 1000
