import { crudHandlers } from '#kit/resource/server/crud.handlers.ts'
import { unitSpec } from './unit.crud.ts'

export const unitHandlers = crudHandlers(unitSpec)
