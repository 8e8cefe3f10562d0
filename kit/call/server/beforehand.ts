/**
 * A handler that first asks somebody outside, who may be slow: a refusal of `ask` ends the call before its transaction begins. A
 * call that is sent again under its Idempotency-Key asks again.
 */
export const beforehand = <Input, Answer>(
  check: (call: Input) => Promise<void>,
  handle: (call: Input) => Promise<Answer>,
) => Object.assign((call: Input) => handle(call), { beforehand: check })
