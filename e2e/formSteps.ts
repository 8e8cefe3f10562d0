import { crc32 } from 'node:zlib'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { z } from 'zod'
import { prefix } from '#kit/contract/envelope.ts'
import type { Language } from '#kit/i18n/words.ts'
import type { Visitor } from './visitor.ts'
import { field } from './console.ts'

export const tokenIn = ({ page }: Visitor): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('token'))

const refusal = z.object({
  code: z.number(),
  message: z.string(),
  data: z.object({ fields: z.record(z.string(), z.string()).default({}) }).nullable(),
})
const uploaded = z.object({ code: z.literal(0), data: z.object({ id: z.number(), url: z.string() }) })

/** The API's refusal of the same contents, in the same language, by field. */
export async function refusedBy(
  visitor: Visitor,
  language: Language,
  path: string,
  body: unknown,
): Promise<Record<string, string>> {
  const response = await fetch(`${new URL(visitor.page.url()).origin}${prefix}/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'error-msg': language,
      authorization: `Bearer ${await tokenIn(visitor)}`,
    },
    body: JSON.stringify(body),
  })
  return refusal.parse(await response.json()).data?.fields ?? {}
}

async function send(visitor: Visitor, file: File, purpose: string, language: Language): Promise<unknown> {
  const body = new FormData()
  body.append('purpose', purpose)
  body.append('file', file)
  const response = await fetch(`${new URL(visitor.page.url()).origin}${prefix}/infra/file/upload`, {
    method: 'POST',
    headers: { 'error-msg': language, authorization: `Bearer ${await tokenIn(visitor)}` },
    body,
  })
  return response.json()
}

/** Uploads beside the browser; the message of the refusal. */
export async function refusedUpload(
  visitor: Visitor,
  language: Language,
  upload: UploadFile,
): Promise<string> {
  const file = new File([new Uint8Array(upload.buffer)], upload.name)
  return refusal.parse(await send(visitor, file, 'cover', language)).message
}

/** Uploads a cover beside the browser; its address. */
export async function makeCover(visitor: Visitor): Promise<string> {
  const { name, buffer } = await picture('cover.png', 'png', 640, 360)
  const file = new File([new Uint8Array(buffer)], name)
  return uploaded.parse(await send(visitor, file, 'cover', 'en')).data.url
}

/** The problems beside the fields of a form, by field. */
export const problemsIn = (scope: Page | Locator): Promise<Record<string, string>> =>
  scope.locator('.kit-field-note > .kit-problem').evaluateAll((problems) =>
    Object.fromEntries(
      problems.map((problem) => {
        const holder = problem.closest('[data-field]')
        return [holder?.getAttribute('data-field') ?? '', problem.textContent ?? '']
      }),
    ),
  )

/** The field that has the focus. */
export const focusedField = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field') ?? null)

/** A file as somebody chooses it. */
export interface UploadFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export const textAs = (name: string, mimeType: string, text: string): UploadFile => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
})

/** A picture of one colour. */
export async function picture(
  name: string,
  format: 'png' | 'jpeg',
  width: number,
  height: number,
): Promise<UploadFile> {
  const plain = sharp({ create: { width, height, channels: 3, background: '#64c2e0' } })
  return { name, mimeType: `image/${format}`, buffer: await plain.toFormat(format).toBuffer() }
}

/** A photograph of pure noise, which no format makes small. */
export async function noise(name: string, width: number, height: number): Promise<UploadFile> {
  const create = { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } } as const
  const buffer = await sharp({ create: { ...create, background: '#808080' } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** A picture whose header declares that it moves: only the server looks that closely. */
export async function movingPicture(name: string): Promise<UploadFile> {
  const still = await picture(name, 'png', 640, 360)
  const contents = Buffer.concat([Buffer.from('acTL'), Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])])
  const chunk = Buffer.alloc(contents.length + 8)
  chunk.writeUInt32BE(contents.length - 4)
  contents.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(contents), contents.length + 4)
  const header = 33
  return {
    ...still,
    buffer: Buffer.concat([still.buffer.subarray(0, header), chunk, still.buffer.subarray(header)]),
  }
}

export const choose = (visitor: Visitor, name: string, file: UploadFile): Promise<void> =>
  field(visitor.page, name).locator('input[type=file]').setInputFiles(file)

/** Types as a person does, key by key, so that the browser knows that somebody is at work. */
export async function type(scope: Page | Locator, name: string, text: string): Promise<void> {
  const input = field(scope, name).locator('input, textarea').first()
  await input.click()
  await input.press('ControlOrMeta+a')
  await input.pressSequentially(text)
}

export const typed = (scope: Page | Locator, name: string): Promise<string> =>
  field(scope, name).locator('input, textarea').first().inputValue()
