import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { oneOf, text } from '#kit/contract/field.ts'
import { among, range, search } from '#kit/contract/page.ts'
import { resource } from '#kit/contract/resource.ts'
import { superAdmins } from '#kit/contract/role.ts'
import { debugEndpoints } from './ai-config.debug.ts'
import { gateEndpoints } from './ai-config.gate.ts'
import { configCategories, configKinds } from './ai-config.kinds.ts'
import { aiConfigMachine } from './ai-config.machine.ts'

/**
 * I2: how AI is asked. Several named configurations may be kept for one category, and the one with the status `inUse` is
 * asked by; where none is, the defaults of its schema hold. What is kept may be tried without disturbing anybody.
 */
export const aiConfig = resource({
  name: 'ai-config',
  path: 'course/ai-config',
  fields: {
    name: text(50),
    kind: oneOf(configKinds),
    category: oneOf(configCategories),
    /** As it was typed, an object in JSON. */
    json: text(20_000, { multiline: true }),
  },
  extra: {},
  detail: {},
  filters: {
    name: search(),
    status: among(['idle', 'untested', 'inUse']),
    kind: among(configKinds),
    category: among(configCategories),
    updatedAt: range(),
  },
  sortable: ['updatedAt', 'createdAt', 'name'],
  machine: aiConfigMachine,
  who: { read: superAdmins, write: superAdmins, options: superAdmins },
})

const category = z.object({
  kind: z.enum(configKinds),
  category: z.enum(configCategories),
  /** Said in the language of the asker. */
  name: z.string(),
  /** JSON Schema (draft 2020-12) of what the JSON may hold. */
  schema: z.record(z.string(), z.unknown()),
  /** What holds where nothing is said. */
  defaults: z.record(z.string(), z.unknown()),
})

export const aiConfigEndpoints = {
  ...aiConfig.endpoints,
  ...debugEndpoints,
  ...gateEndpoints,
  categories: endpoint({
    words: 'ai-config',
    method: 'GET',
    path: '/course/ai-config/categories',
    who: superAdmins,
    data: z.array(category),
  }),
} as const
