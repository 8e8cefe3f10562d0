/** Of a question and a reply, as the contract says, which would bring zod along. */
export const maxGraphemes = 500
