import { randomBytes } from 'node:crypto'
import { picturePurposes, purposeRule } from '#kit/file.ts'
import type { Entering, GivenFile, Services, TakenFiles } from '#kit/server/context.ts'
import { typeInMemory } from '#kit/server/fileInMemory.ts'
import { takePicture } from '#kit/server/picture.ts'
import { cleanName } from './cleanName.ts'
import { fileTable } from './file.table.ts'

type Row = Omit<typeof fileTable.$inferInsert, 'creatorId' | 'createdAt' | 'updatedAt'>

/**
 * Takes in files that come with something larger, such as a document: each looked at like an upload, its bytes kept at
 * once, its row written by `enter` in the caller's transaction. What came to nothing is removed by `drop`.
 */
export async function takeFiles(services: Services, given: readonly GivenFile[]): Promise<TakenFiles> {
  const keys: string[] = []
  const put = async (key: string, bytes: Buffer, mime: string) => {
    keys.push(key)
    await services.files.put(key, bytes, mime)
  }
  const drop = async () => {
    await Promise.all(keys.map((key) => services.files.delete(key).catch(() => undefined)))
  }
  const rows: (Row | undefined)[] = []
  try {
    for (const file of given) rows.push(await keep(file, put))
  } catch (error) {
    await drop()
    throw error
  }
  return { drop, enter: (call) => enter(call, rows) }
}

type Put = (key: string, bytes: Buffer, mime: string) => Promise<void>

async function keep(file: GivenFile, put: Put): Promise<Row | undefined> {
  const token = randomBytes(18).toString('base64url')
  const shared = {
    name: cleanName(file.name),
    purpose: file.purpose,
    status: purposeRule(file.purpose).publicWhen === 'uploaded' ? 'public' : 'private',
  } as const
  const bytes = Buffer.from(file.bytes)
  if (picturePurposes.some((purpose) => purpose === file.purpose))
    return keepPicture(bytes, token, shared, put)
  const type = await typeInMemory(bytes, file.name, file.purpose)
  if (!type) return undefined
  const key = `${token}.${type.extension}`
  await put(key, bytes, type.mime)
  const { mime, kind, durationMs } = type
  return { ...shared, key, mime, kind, durationMs, size: bytes.length }
}

async function keepPicture(
  given: Buffer,
  token: string,
  shared: Pick<Row, 'name' | 'purpose' | 'status'>,
  put: Put,
): Promise<Row | undefined> {
  const taken = await takePicture(given, shared.purpose)
  if (taken.kind === 'refused') return undefined
  const { mime, extension, bytes, thumb, width, height } = taken
  const key = `${token}.${extension}`
  const thumbKey = `${token}-${randomBytes(6).toString('hex')}.webp`
  await put(key, bytes, mime)
  await put(thumbKey, thumb, 'image/webp')
  const sizes = { size: bytes.length, thumbSize: thumb.length, width, height }
  return { ...shared, key, thumbKey, mime, kind: 'picture', ...sizes }
}

async function enter(call: Entering, rows: readonly (Row | undefined)[]) {
  const stamps = { creatorId: call.actor.id, createdAt: call.now, updatedAt: call.now }
  const ids: ({ id: number; url: string } | undefined)[] = []
  for (const row of rows) {
    const [made] = row
      ? await call.db
          .insert(fileTable)
          .values({ ...row, ...stamps })
          .returning({ id: fileTable.id, key: fileTable.key })
      : []
    ids.push(made && { id: made.id, url: `/files/${made.key}` })
  }
  return ids
}
