import * as z from 'zod/mini'

/** The schema, for values that `change` has gone over before; it is described as the schema that it is. */
export const preceded = <Schema extends z.ZodMiniType>(
  change: (value: unknown) => unknown,
  schema: Schema,
): Schema => z.pipe(z.transform(change), schema) as unknown as Schema
