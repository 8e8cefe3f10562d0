import { randomUUID } from 'node:crypto'
import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  UploadPartCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { Env } from '#kit/ops/server/env.ts'
import { makeS3Client } from '#kit/files/server/fileStore.s3.ts'
import { codeOf, findingsOf, type Finding } from './finding.ts'

const reachMs = 10_000

/** Puts, reads and deletes an object in the operator's store, whole and in parts, as the server does with files. */
export async function checkStore(env: Env, endpoint: string): Promise<readonly Finding[]> {
  const { ok, fault } = findingsOf('S3')
  const client = makeS3Client(env, endpoint)
  const place = { Bucket: env.S3_BUCKET ?? '', Key: `doctor-${randomUUID()}` }
  const found: Finding[] = []
  try {
    for (const [name, step] of Object.entries(steps)) {
      const error = await step(client, place).then(
        () => undefined,
        (reason: unknown) => reason ?? new Error('unknown'),
      )
      if (error === undefined) continue
      const code = codeOf(error)
      found.push(fault(`${name} (${code})`, adviceOn(code)))
      break
    }
  } finally {
    await client.send(new DeleteObjectCommand(place), abort()).catch(() => undefined)
    client.destroy()
  }
  return found.length > 0
    ? found
    : [ok(`objects are written, read and deleted in ${place.Bucket}, in parts too`)]
}

interface Place {
  readonly Bucket: string
  readonly Key: string
}

const abort = () => ({ abortSignal: AbortSignal.timeout(reachMs) })
const bytes = Buffer.from('Lectern looks whether it can store files here.')

/** Each says what does not work where it fails. */
const steps: Readonly<Record<string, (client: S3Client, place: Place) => Promise<unknown>>> = {
  'an object cannot be written': (client, place) =>
    client.send(new PutObjectCommand({ ...place, Body: bytes }), abort()),
  'an object cannot be read as it was written': async (client, place) => {
    const { Body } = await client.send(new GetObjectCommand(place), abort())
    if (!bytes.equals(Buffer.from((await Body?.transformToByteArray()) ?? []))) throw new Error('OtherBytes')
  },
  'an object cannot be deleted': (client, place) => client.send(new DeleteObjectCommand(place), abort()),
  'an object cannot be written in parts': async (client, place) => {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(place), abort())
    const upload = { ...place, UploadId, PartNumber: 1 }
    const { ETag } = await client.send(new UploadPartCommand({ ...upload, Body: bytes }), abort())
    const MultipartUpload = { Parts: [{ PartNumber: 1, ETag }] }
    await client.send(new CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload }), abort())
  },
}

const advice: Readonly<Record<string, string>> = {
  NoSuchBucket: 'There is no such bucket: make it, or name another as S3_BUCKET.',
  InvalidAccessKeyId: 'S3_ACCESS_KEY is not known there.',
  SignatureDoesNotMatch: 'S3_SECRET_KEY does not belong to S3_ACCESS_KEY, or S3_REGION is another one.',
  AccessDenied: 'The key needs the rights to put, get, delete and list objects of the bucket.',
  RequestTimeTooSkewed: 'The clock of this machine is wrong: set it (chrony, systemd-timesyncd).',
  ECONNREFUSED: 'Nothing listens there: look at S3_ENDPOINT.',
  ENOTFOUND: 'There is no host of that name: look at S3_ENDPOINT.',
}

const adviceOn = (code: string): string => advice[code] ?? 'See what the store says of it in its own log.'
