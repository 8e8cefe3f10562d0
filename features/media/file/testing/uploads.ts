import { prefix } from '#kit/contract/envelope.ts'
import { uploadPath } from '#kit/contract/file.ts'
import type { Services } from '#kit/call/server/context.ts'

const base64 = (text: string) => Buffer.from(text).toString('base64')
const protocol = { 'tus-resumable': '1.0.0' }

/** The product as a test has it, and somebody in it. */
interface Sending<Sender> {
  readonly url: string
  fetch(
    method: string,
    path: string,
    sent: { readonly headers: Readonly<Record<string, string>> },
    as: Sender,
  ): Promise<Response>
}

interface Begun {
  readonly size: number
  readonly name?: string
  readonly purpose?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Announces an upload, as the protocol has it. */
export const beginUpload = <Sender>(
  app: Sending<Sender>,
  as: Sender,
  { size, name = 'lecture.mp4', purpose = 'video', headers }: Begun,
): Promise<Response> => {
  const length = { 'upload-length': String(size) }
  const metadata = { 'upload-metadata': `name ${base64(name)},purpose ${base64(purpose)}` }
  return app.fetch(
    'POST',
    prefix + uploadPath,
    { headers: { ...protocol, ...length, ...metadata, ...headers } },
    as,
  )
}

const headersOfPart = (as: { readonly token: string }, offset: number) => ({
  ...protocol,
  authorization: `Bearer ${as.token}`,
  'error-msg': 'en',
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
})

/** Sends a part of an upload that was announced. */
export const sendPart = (
  app: Pick<Sending<unknown>, 'url'>,
  as: { readonly token: string },
  address: string,
  offset: number,
  bytes: Uint8Array,
): Promise<Response> =>
  fetch(app.url + address, {
    method: 'PATCH',
    headers: headersOfPart(as, offset),
    body: new Uint8Array(bytes),
  })

/** A part on a line that hangs: these bytes come, the rest of it never does. */
export function hangPart(
  app: Pick<Sending<unknown>, 'url'>,
  as: { readonly token: string },
  address: string,
  bytes: Uint8Array,
) {
  const line = new AbortController()
  const body = new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(new Uint8Array(bytes)) })
  const init: RequestInit & { duplex: 'half' } = {
    ...{ method: 'PATCH', headers: headersOfPart(as, 0), body, duplex: 'half', signal: line.signal },
  }
  return { answered: fetch(app.url + address, init), cut: () => line.abort() }
}

/** What the store holds, in order. */
export async function keysIn({
  services,
}: {
  readonly services: Pick<Services, 'files'>
}): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of services.files.list()) keys.push(key)
  return keys.toSorted()
}
