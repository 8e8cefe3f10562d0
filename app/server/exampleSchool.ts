import { fillSchool } from '#features/insight/example-school/server/fillSchool.ts'
import type { SchoolMakers } from '#features/insight/example-school/server/example-school.handlers.ts'
import { references } from './example/references.ts'

/** What makes the example school: the demonstration's own parts, read when somebody wants one. */
export const exampleSchool: SchoolMakers = {
  filling: fillSchool(async () => (await import('./demo/parts.ts')).exampleParts),
  references,
}
