import { join } from 'node:path'
import { Fault } from '#kit/contract/fault.ts'
import type { Services } from '#kit/call/server/context.ts'
import { mountDocuments } from '#kit/http/server/serve/serve.documents.ts'
import { mountOpenApi } from '#kit/http/server/serve/serve.openapi.ts'
import { mountPages } from '#kit/http/server/serve/serve.pages.ts'
import { makeServer } from '#kit/http/server/serve/serve.ts'
import type { FastifyInstance, Serving } from '#kit/http/server/serve/serve.ts'
import { mountRendered } from '#kit/http/server/serve/serve.rendered.ts'
import { mountStrokes } from '#kit/http/server/serve/serve.strokes.ts'
import { mountRaw } from '#kit/http/server/serve/serve.raw.ts'
import { isTracing } from '#kit/trace/server/trace.ts'
import { makeAuthenticate } from '#features/people/session/server/authenticate.ts'
import { sessionFaults } from '#features/people/session/session.faults.ts'
import { serveFile } from '#features/media/file/server/serveFile.ts'
import { startSweepingParts } from '#features/media/file/server/forgetUploads.ts'
import { makeUploads } from '#features/media/file/server/uploads.ts'
import { contracts, rawCalls } from '../contracts.ts'
import { guideAddress } from '../guide.ts'
import { guidePages } from './guide.ts'
import { handlers } from './handlers.ts'
import { metrics } from './metrics.ts'
import { publicPages } from './publicPages.ts'

const entries = [
  { under: '/learn', page: 'learn.html' },
  { under: '/', page: 'index.html' },
] as const

/** What makes the learner's page one that can be installed and opens without a connection. */
const files = {
  'learn-worker.js': {
    'content-type': 'text/javascript; charset=utf-8',
    // A browser keeps its policy for as long as the script stays the same, and people's files may move meanwhile.
    'content-security-policy': "default-src 'none'; connect-src *",
  },
  'learn.webmanifest': { 'content-type': 'application/manifest+json; charset=utf-8' },
}

/** The whole product behind one HTTP server, not listening yet: endpoints, files, documentation and pages. */
export function makeApp(
  services: Services,
  pages = join(import.meta.dirname, '../../dist'),
): Promise<FastifyInstance> {
  const serving: Serving = {
    services,
    contracts,
    handlers,
    authenticate: makeAuthenticate(services),
    metrics,
    passwordFault: new Fault(sessionFaults.mustChangePassword),
    factorFault: new Fault(sessionFaults.mustSetUpFactor),
    findFile: (name, query) => serveFile(services, name, query),
    extend: async (app) => {
      const endSweeping = await startSweepingParts(services)
      app.addHook('onClose', async () => endSweeping())
      await mountRaw(app, serving, rawCalls, makeUploads(services))
      mountOpenApi(app, contracts)
      mountRendered(app, serving, publicPages(services, pages))
      mountStrokes(app)
      mountDocuments(app, guideAddress, guidePages(pages))
      const settings = {
        ...(services.env.SPEECH_RECOGNITION && { 'speech-recognition': 'on' }),
        ...(isTracing() && { tracing: 'on' }),
      }
      await mountPages(app, { folder: pages, entries, files, settings })
    },
  }
  return makeServer(serving)
}
