import { crudHandlers } from '#kit/resource/server/crud.handlers.ts'
import { unitSpec } from './unit.spec.ts'

export const unitHandlers = crudHandlers(unitSpec)
