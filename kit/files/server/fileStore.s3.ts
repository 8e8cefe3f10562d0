import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { storeOn } from './fileStore.disk.ts'
import type { FileSettings, FileStore } from './fileStore.ts'
import { multipartOn, objectsIn, sendFile, sizeIn } from './multipart.s3.ts'

/** Speaks to the operator's store, in the manner that all S3-compatible ones understand. */
export const makeS3Client = (env: FileSettings, endpoint: string): S3Client =>
  new S3Client({
    endpoint,
    region: env.S3_REGION,
    credentials: { accessKeyId: env.S3_ACCESS_KEY ?? '', secretAccessKey: env.S3_SECRET_KEY ?? '' },
    forcePathStyle: true,
    // Many compatible servers know neither ACLs nor the newer check sums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

/** Keeps files in an S3-compatible store. */
export function onS3(env: FileSettings, endpoint: string): FileStore {
  const Bucket = env.S3_BUCKET ?? ''
  const client = makeS3Client(env, endpoint)
  const driver = new S3Driver({ client, bucket: Bucket, supportsACL: false, visibility: 'private' })
  const disk = new Disk(driver)
  return {
    ...storeOn(disk),
    async putFile(key, path, type) {
      await sendFile(path, (Body, ContentLength) =>
        client.send(new PutObjectCommand({ Bucket, Key: key, Body, ContentLength, ContentType: type })),
      )
      await rm(path, { force: true })
    },
    async read(key, range) {
      if (!range) return disk.getStream(key)
      const Range = `bytes=${range.start}-${range.end}`
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key, Range }))
      if (!(Body instanceof Readable)) throw new Error('the store answered no bytes')
      return Body
    },
    // What is unfinished stands in folders.
    list: () => objectsIn(client, { Bucket, Delimiter: '/' }),
    sizeOf: (key) => sizeIn(client, Bucket, key),
    multipart: multipartOn(client, Bucket),
  }
}
