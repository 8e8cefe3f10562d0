import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZippedFile {
  readonly name: string
  readonly bytes: Buffer
}

/** A ZIP as a stream, while its files are still being made; stored as they are, because pictures do not pack. */
export function writeZip(files: AsyncIterable<ZippedFile>): Readable {
  const zip = new ZipFile()
  const stream = Readable.from(zip.outputStream)
  const fill = async () => {
    for await (const { name, bytes } of files) zip.addBuffer(bytes, name, { compress: false })
    zip.end()
  }
  fill().catch((error: Error) => stream.destroy(error))
  return stream
}
