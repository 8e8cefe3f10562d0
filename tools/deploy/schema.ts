/** A JSON Schema, as far as these files need one. */
export type Schema = Readonly<Record<string, unknown>>

/** An object of these fields and no other, as the API server refuses what it does not know. */
export const object = (properties: Readonly<Record<string, Schema>>, ...required: string[]): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
export const list = (items: Schema): Schema => ({ type: 'array', items, minItems: 1 })
export const map = (values: Schema): Schema => ({ type: 'object', additionalProperties: values })
export const oneOf = (...values: readonly (string | number | boolean)[]): Schema => ({ enum: values })
export const either = (...anyOf: readonly Schema[]): Schema => ({ anyOf })
export const like = (pattern: string): Schema => ({ type: 'string', pattern })

export const text: Schema = { type: 'string' }
export const whole: Schema = { type: 'integer', minimum: 0 }
export const flag: Schema = { type: 'boolean' }
