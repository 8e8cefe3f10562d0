import { randomUUID } from 'node:crypto'
import fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Services } from '#kit/call/server/context.ts'
import { closeIdleConnections } from './serve.closing.ts'
import type { OpenStream } from './serve.send.ts'

/** In bytes, as the limit of uploads. */
const bodyLimit = 8 * 1024 * 1024

/** A server with nothing mounted yet, as each of ours answers, logs and closes. */
export function makeListener({ env, log }: Pick<Services, 'env' | 'log'>): FastifyInstance {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: env.TRUST_PROXY ? env.TRUST_PROXY.split(',') : false,
    genReqId: () => randomUUID(),
    // What is logged names its request itself.
    childLoggerFactory: (logger) => logger,
    forceCloseConnections: 'idle',
    // What comes in over an open connection while it closes is answered, and the connection with it ended.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true },
  })
  app.decorate('openStreams', new Set<OpenStream>())
  closeIdleConnections(app)
  return app
}
