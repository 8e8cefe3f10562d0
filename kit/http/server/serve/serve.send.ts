import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FileAnswer } from '#kit/call/server/context.ts'
import { eventStreamType } from '../eventStream.ts'

/** Sends bytes under their name, or events as they come. */
export function sendFile(reply: FastifyReply, answer: FileAnswer): FastifyReply {
  if (answer.type === eventStreamType) return sendEvents(reply, answer)
  const name = encodeURIComponent(answer.name)
  return reply
    .type(answer.type)
    .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    .header('cache-control', 'no-store')
    .send(answer.file)
}

function sendEvents(reply: FastifyReply, { file, type }: FileAnswer): FastifyReply {
  const { openStreams } = reply.server
  if (file instanceof Readable) {
    openStreams.add(file)
    file.once('close', () => openStreams.delete(file))
  }
  // Proxies that gather what they pass on are asked not to.
  return reply.type(type).header('cache-control', 'no-store').header('x-accel-buffering', 'no').send(file)
}
