import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZippedFile {
  readonly name: string
  /** A function opens it when its turn has come, so that large ones need no memory. */
  readonly bytes: Buffer | (() => Promise<Readable>)
}

/** A ZIP as a stream, while its files are still being made; stored as they are, because pictures do not pack. */
export function writeZip(files: AsyncIterable<ZippedFile>): Readable {
  const zip = new ZipFile()
  const stream = Readable.from(zip.outputStream)
  const fail = (error: Error) => void stream.destroy(error)
  const add = (name: string, bytes: ZippedFile['bytes']) => {
    if (typeof bytes !== 'function') return zip.addBuffer(bytes, name, { compress: false })
    zip.addReadStreamLazy(name, { compress: false }, (provide) => {
      bytes().then((opened) => provide(null, opened.once('error', fail)), fail)
    })
  }
  const fill = async () => {
    for await (const { name, bytes } of files) add(name, bytes)
    zip.end()
  }
  fill().catch(fail)
  return stream
}
