import { z } from 'zod'

/** Every answer of the API. `code` 0 is success; `data` of a refusal has more where there is more to say. */
export interface Envelope<Data> {
  readonly code: number
  readonly data: Data
  readonly message: string
}

/** The schema of an answer whose `data` has this schema, as the OpenAPI document has it. */
export const envelopeOf = <Data extends z.ZodType>(data: Data) =>
  z.object({ code: z.number().int(), data, message: z.string() })

export const prefix = '/console-api'
