import sharp from 'sharp'
import type { PicturePurpose } from '#kit/contract/file.ts'
import { filePurposes } from '#kit/contract/file.ts'
import type { Services } from '#kit/call/server/context.ts'
import { shownFile } from './store/fileUrl.ts'
import { takeUpload } from './upload.ts'

interface Details {
  readonly ownerId: number
  readonly purpose: PicturePurpose
  readonly name?: string
  /** A JPEG or PNG of the right ratio; a plain one is drawn where none is given. */
  readonly bytes?: Buffer
}

/** A plain picture of the purpose's ratio, `unit` pixels a part. */
export function drawPicture(
  purpose: PicturePurpose,
  { unit = 10, background = '#64c2e0' } = {},
): Promise<Buffer> {
  const [width, height] = filePurposes[purpose].ratio ?? [4, 3]
  return sharp({ create: { width: width * unit, height: height * unit, channels: 3, background } })
    .png()
    .toBuffer()
}

/** An uploaded picture for tests and the demo, with its addresses. */
export async function makePicture(services: Services, { ownerId, purpose, ...details }: Details) {
  const bytes = details.bytes ?? (await drawPicture(purpose))
  const file = await takeUpload(services, { name: details.name ?? `${purpose}.png`, bytes, purpose, ownerId })
  return { ...file, ...shownFile(file, services) }
}
