import { operationLogEndpoints, operationLogFilters } from '../operation-log.contract.ts'
import { loggedNames } from './logged.ts'

const { resource } = operationLogFilters

/** The log as a list needs it, with the kinds of records that features have registered by then. */
export const operationLog = {
  name: 'operation-log',
  filters: {
    ...operationLogFilters,
    resource: {
      ...resource,
      get values() {
        return loggedNames()
      },
    },
  },
  endpoints: operationLogEndpoints,
} as const
