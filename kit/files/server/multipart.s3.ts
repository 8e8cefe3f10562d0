import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type {
  ListMultipartUploadsCommandInput,
  ListMultipartUploadsCommandOutput,
  S3Client,
} from '@aws-sdk/client-s3'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { LostObject, type ListedBegun, type Multipart, type StoredKey } from './multipart.ts'

/** In bytes; undefined where the key is not there. */
export async function sizeIn(client: S3Client, Bucket: string, Key: string): Promise<number | undefined> {
  const head = await client.send(new HeadObjectCommand({ Bucket, Key })).catch(() => undefined)
  return head?.ContentLength
}

const maxTries = 3
const isRefused = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$fault === 'client'

/**
 * Sends a file of the disk. The library repeats no request whose body streams, so one that met a connection which the store was just
 * closing is repeated here.
 */
export async function sendFile<T>(
  path: string,
  send: (body: Readable, size: number) => Promise<T>,
  triesLeft = maxTries,
): Promise<T> {
  const { size } = await stat(path)
  const body = createReadStream(path)
  try {
    return await send(body, size)
  } catch (error) {
    if (triesLeft <= 1 || isRefused(error)) throw error
    return await sendFile(path, send, triesLeft - 1)
  } finally {
    body.destroy()
  }
}

/** Objects of a bucket; with a `Delimiter` only those whose key has none behind the prefix. */
export async function* objectsIn(
  client: S3Client,
  place: { readonly Bucket: string; readonly Prefix?: string; readonly Delimiter?: string },
): AsyncGenerator<StoredKey> {
  let next: string | undefined
  do {
    const page = await client.send(new ListObjectsV2Command({ ...place, ContinuationToken: next }))
    for (const { Key, LastModified } of page.Contents ?? [])
      if (Key) yield { key: Key, changedAt: LastModified?.getTime() ?? Date.now() }
    next = page.NextContinuationToken
  } while (next)
}

async function* begunIn(client: S3Client, Bucket: string, Prefix: string): AsyncGenerator<ListedBegun> {
  let marks: Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'> | undefined = {}
  while (marks) {
    const command = new ListMultipartUploadsCommand({ Bucket, Prefix, ...marks })
    const page: ListMultipartUploadsCommandOutput = await client.send(command)
    for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
      if (Key && UploadId) yield { key: Key, uploadId: UploadId, begunAt: Initiated?.getTime() ?? Date.now() }
    marks = page.IsTruncated
      ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
      : undefined
  }
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && ['NoSuchUpload', 'NoSuchKey', 'NotFound'].includes(error.name)

/** What the store knows no more was completed or dropped before. */
function unlessGone(error: unknown): void {
  if (!isGone(error)) throw error
}

/** S3's multipart upload. */
export function multipartOn(client: S3Client, Bucket: string): Multipart {
  return {
    async begin(Key) {
      const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }))
      if (!UploadId) throw new Error('the store began no upload')
      return UploadId
    },
    async putPart({ key, uploadId }, number, path) {
      const place = { Bucket, Key: key, UploadId: uploadId, PartNumber: number }
      const { ETag, size } = await sendFile(path, async (Body, ContentLength) => {
        const command = new UploadPartCommand({ ...place, Body, ContentLength })
        const answer = await client.send(command).catch((error: unknown) => {
          throw isGone(error) ? new LostObject(key, { cause: error }) : error
        })
        return { ...answer, size: ContentLength }
      })
      if (!ETag) throw new Error('the store gave a part no tag')
      return { number, size, tag: ETag }
    },
    async complete({ key, uploadId }, parts) {
      const Parts = parts.map(({ number, tag }) => ({ PartNumber: number, ETag: tag }))
      const command = { Bucket, Key: key, UploadId: uploadId, MultipartUpload: { Parts } }
      await client.send(new CompleteMultipartUploadCommand(command)).catch(unlessGone)
    },
    async abort({ key, uploadId }) {
      const command = new AbortMultipartUploadCommand({ Bucket, Key: key, UploadId: uploadId })
      await client.send(command).catch(unlessGone)
    },
    async copy(from, to, type) {
      const CopySource = `${Bucket}/${from}`
      await client.send(
        new CopyObjectCommand({
          ...{ Bucket, Key: to, CopySource, ContentType: type, MetadataDirective: 'REPLACE' },
        }),
      )
    },
    listObjects: (prefix) => objectsIn(client, { Bucket, Prefix: prefix }),
    listBegun: (prefix) => begunIn(client, Bucket, prefix),
  }
}
