import type { FastifyInstance, onResponseHookHandler } from 'fastify'
import type { Services } from '#kit/call/server/context.ts'
import { filesPort } from '#kit/ops/server/env.ts'
import type { FindFile } from './serve.files.ts'
import { mountFiles } from './serve.files.ts'
import { plainText, protectingFiles } from './serve.headers.ts'
import { makeListener } from './serve.listener.ts'

/** Pages of another origin show and read them. Who may see a file is in its address: no session is asked for here. */
const shared = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

/** The server of people's files and of nothing else, for an origin of its own; it listens when `listenForFiles` says so. */
export function makeFilesServer(
  services: Services,
  find: FindFile,
  observe: onResponseHookHandler,
): FastifyInstance {
  const app = makeListener(services)
  app.addHook('onRequest', protectingFiles)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(shared)
    done()
  })
  app.addHook('onResponse', observe)
  app.setNotFoundHandler((_request, reply) => reply.code(404).type(plainText).send('Not found'))
  app.setErrorHandler((error, request, reply) => {
    services.log.error({ error, requestId: request.id }, 'a file was not served')
    return reply.code(500).type(plainText).send('Error')
  })
  mountFiles(app, find)
  return app
}

/** Opens the port of files. @throws where the operator named it and it is taken; one that nobody named is done without */
export async function listenForFiles(files: FastifyInstance, { env, log }: Services): Promise<void> {
  try {
    await files.listen({ port: filesPort(env), host: env.HOST })
  } catch (error) {
    if (env.FILES_PORT !== undefined) throw error
    log.warn({ error, port: filesPort(env) }, 'no port for files: they are served beside the pages')
  }
}
