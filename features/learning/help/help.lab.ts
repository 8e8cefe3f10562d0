import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { sharedBy } from '#kit/contract/ownership.ts'
import { superAdmins } from '#kit/contract/role.ts'

/** I2. What super administrators do with the talks that they read. */
export const labEndpoints = {
  /** Makes a reply of a tutor or a partner, with all that led to it, into a reference example of a configuration; no name is left in it. */
  example: endpoint({
    words: 'help',
    method: 'POST',
    path: '/course/ai-help/example',
    who: superAdmins,
    about: { ownership: sharedBy(superAdmins), need: 'edit' },
    effect: 'create',
    body: z.strictObject({ turnId: id, configId: id }),
    data: id,
  }),
} as const
