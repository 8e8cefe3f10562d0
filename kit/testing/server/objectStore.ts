import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'

// It has no types of its own.
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver')

const bucket = 'lectern'
/** The least that S3 takes as a part which is not the last, in bytes. */
const leastPart = 5 * 1024 * 1024

type Setting = 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'

/** An S3-compatible store for tests. */
export interface FakeObjectStore {
  /** For the product's environment. */
  readonly settings: Readonly<Record<Setting, string>>
  /** Keys of uploads that were begun and neither completed nor aborted. */
  begun(): Promise<string[]>
  close(): Promise<void>
}

/** What is used of Koa's context. */
interface Context {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string | undefined>>
  readonly req: Readable
  status: number
  type: string
  body: unknown
}

interface Part {
  readonly number: number
  readonly etag: string
}

/** The library knows multipart uploads by half: to abort and to list them, and what S3 refuses, is done here. */
export async function startObjectStore(): Promise<FakeObjectStore> {
  const directory = mkdtempSync(join(tmpdir(), 'objects-'))
  const s3 = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    // It checks the signature of a listing over another path than the one that is signed.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const uploads = join(directory, bucket, '._S3rver_uploads')
  const complete = (uploadId: string, parts: readonly Part[]): Promise<unknown> =>
    s3.store.putObjectMultipart(bucket, uploadId, parts)
  s3.middleware.unshift((context: Context, next: () => Promise<void>) =>
    answerMultipart(uploads, complete, context, next),
  )
  const { port }: AddressInfo = await s3.run()
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      ...{ S3_BUCKET: bucket, S3_ACCESS_KEY: 'S3RVER', S3_SECRET_KEY: 'S3RVER' },
    },
    begun: async () => (await listBegun(uploads)).map(({ key }) => key).toSorted(),
    close: async () => {
      await s3.close()
      rmSync(directory, { recursive: true })
    },
  }
}

async function answerMultipart(
  uploads: string,
  complete: (uploadId: string, parts: readonly Part[]) => Promise<unknown>,
  context: Context,
  next: () => Promise<void>,
): Promise<void> {
  const { method, path, query } = context
  if (method === 'GET' && query['uploads'] !== undefined) {
    const begun = await listBegun(uploads)
    return answer(context, 200, listing(begun.filter(({ key }) => key.startsWith(query['prefix'] ?? ''))))
  }
  const { uploadId } = query
  if (uploadId === undefined) return next()
  const folder = join(uploads, uploadId)
  if (!existsSync(folder)) return refuse(context, 404, 'NoSuchUpload')
  if (method === 'DELETE') {
    await rm(folder, { recursive: true })
    return answer(context, 204)
  }
  if (method !== 'POST') return next()
  const parts = partsIn(await text(context.req))
  const why = refusalOf(folder, parts)
  if (why !== undefined) return refuse(context, 400, why)
  await complete(uploadId, parts)
  const key = path.slice(bucket.length + 2)
  return answer(
    context,
    200,
    `<CompleteMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${key}</Key></CompleteMultipartUploadResult>`,
  )
}

const partsIn = (xml: string): Part[] =>
  [...xml.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    etag: /<ETag>(?:"|&quot;)?(\w+)/.exec(part)?.[1] ?? '',
  }))

/** As S3 has it: parts that are there, in order, and none but the last too small; and of one size, as R2 asks. */
function refusalOf(folder: string, parts: readonly Part[]): string | undefined {
  const isThere = ({ number, etag }: Part) =>
    existsSync(join(folder, String(number))) && readFileSync(join(folder, `${number}.md5`), 'utf8') === etag
  if (parts.length === 0 || !parts.every(isThere)) return 'InvalidPart'
  if (parts.some(({ number }, place) => number <= (parts[place - 1]?.number ?? 0))) return 'InvalidPartOrder'
  const sizes = parts.slice(0, -1).map(({ number }) => statSync(join(folder, String(number))).size)
  if (sizes.some((size) => size < leastPart)) return 'EntityTooSmall'
  return new Set(sizes).size > 1 ? 'InvalidPart' : undefined
}

interface Begun {
  readonly uploadId: string
  readonly key: string
  readonly at: Date
}

async function listBegun(uploads: string): Promise<Begun[]> {
  const ids = await readdir(uploads).catch((): string[] => [])
  return Promise.all(
    ids.map(async (uploadId) => {
      const file = join(uploads, uploadId, 'key')
      return { uploadId, key: await readFile(file, 'utf8'), at: (await stat(file)).mtime }
    }),
  )
}

const listing = (begun: readonly Begun[]): string =>
  `<ListMultipartUploadsResult><Bucket>${bucket}</Bucket><IsTruncated>false</IsTruncated>${begun
    .map(
      ({ key, uploadId, at }) =>
        `<Upload><Key>${key}</Key><UploadId>${uploadId}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
    )
    .join('')}</ListMultipartUploadsResult>`

const refuse = (context: Context, status: number, code: string): void =>
  answer(context, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)

function answer(context: Context, status: number, xml?: string): void {
  context.status = status
  if (xml === undefined) return
  context.type = 'application/xml'
  context.body = `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`
}
