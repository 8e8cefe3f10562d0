import { z } from 'zod'
import { sameJson } from '#kit/value/sameJson.ts'
import { activityDocument } from './activityDocument.ts'

/** An id that is drawn anew where it is left out is no default that could be written down. */
function withoutDrawn({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: object }): void {
  const { def } = zodSchema._zod
  if (!('default' in jsonSchema) || !('defaultValue' in def)) return
  const again = () => def.defaultValue
  if (!sameJson(again(), again())) delete jsonSchema.default
}

/**
 * The JSON Schema of an exported activity, for whoever writes such files with another program. It describes shapes and
 * lengths; that ids are used once, and that links lead to cards, is looked at when a file is imported.
 */
export function documentSchema(): object {
  const schema = z.toJSONSchema(activityDocument, {
    io: 'input',
    reused: 'ref',
    unrepresentable: 'any',
    override: withoutDrawn,
  })
  return {
    ...schema,
    title: 'Lectern activity',
    description: 'An activity with its cards and files, as Lectern exports it and imports it again.',
  }
}
