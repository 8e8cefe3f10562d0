import { operationLogEndpoints, operationLogFilters } from '../operation-log.contract.ts'

/** The log as a list needs it. */
export const operationLog = {
  name: 'operation-log',
  filters: operationLogFilters,
  endpoints: operationLogEndpoints,
} as const
