import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FileAnswer } from '#kit/call/server/context.ts'
import { eventStreamType } from '../eventStream.ts'

/** An event stream on its way; one that is followed can end so that its reader comes again. */
export interface OpenStream extends Pick<FileAnswer, 'end'> {
  readonly file: Readable
}

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

function sendEvents(reply: FastifyReply, { file, type, end }: FileAnswer): FastifyReply {
  const { openStreams } = reply.server
  if (file instanceof Readable) {
    const open = { file, ...(end && { end }) }
    openStreams.add(open)
    file.once('close', () => openStreams.delete(open))
  }
  // Proxies that gather what they pass on are asked not to.
  return reply.type(type).header('cache-control', 'no-store').header('x-accel-buffering', 'no').send(file)
}
