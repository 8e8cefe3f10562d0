/** Of a message to the tutor or the partner, in graphemes, as the contract says, which would bring zod along. */
export const saidMax = 1000
