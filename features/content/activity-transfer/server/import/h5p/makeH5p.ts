import { plainArchive } from '#kit/files/server/archive.ts'

/** A package of H5P with this content, as JSON or as it is written, and these files. */
export async function makeH5p(
  library: string,
  content: unknown,
  files: readonly (readonly [string, Buffer])[] = [],
): Promise<Buffer> {
  const head = { title: 'Made for a test', mainLibrary: library, language: 'en' }
  return plainArchive(
    new Map([
      ['h5p.json', Buffer.from(JSON.stringify(head))],
      ['content/content.json', Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))],
      ...files,
    ]),
  )
}
