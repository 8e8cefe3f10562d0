import { join } from 'node:path'
import { contracts } from '../contracts.ts'
import { handlers } from './handlers.ts'
import { makeAuthenticate } from '#features/session/server/authenticate.ts'
import { sessionFaults } from '#features/session/session.faults.ts'
import { Fault } from '#kit/fault.ts'
import { serveFile } from '#features/file/server/serveFile.ts'
import type { Services } from '#kit/server/context.ts'
import { mountOpenApi } from '#kit/server/serve.openapi.ts'
import { mountFiles, mountPages } from '#kit/server/serve.pages.ts'
import { makeServer } from '#kit/server/serve.ts'
import type { FastifyInstance } from '#kit/server/serve.ts'

const entries = [
  { under: '/learn', page: 'learn.html' },
  { under: '/', page: 'index.html' },
] as const

/** The whole product behind one HTTP server, not listening yet: endpoints, files, documentation and pages. */
export function makeApp(
  services: Services,
  pages = join(import.meta.dirname, '../../dist'),
): Promise<FastifyInstance> {
  return makeServer({
    services,
    contracts,
    handlers,
    authenticate: makeAuthenticate(services.database),
    passwordFault: new Fault(sessionFaults.mustChangePassword),
    extend: async (app) => {
      mountFiles(app, (name, query) => serveFile(services, name, query))
      mountOpenApi(app, contracts)
      await mountPages(app, { folder: pages, entries })
    },
  })
}
