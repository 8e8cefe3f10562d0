import { plainArchive } from '#kit/files/server/archive.ts'
import type { H5pFiles } from './h5pFiles.ts'
import type { H5pNode } from './h5pWriter.ts'
import { dependenciesOf } from './libraries.ts'

interface H5pParts {
  readonly root: H5pNode
  readonly files: H5pFiles
  readonly language: string
  /** What the package says of its own making, to whoever edits it. */
  readonly changes: readonly string[]
  readonly now: number
}

/**
 * A package of H5P: what it is, its content and its files. The libraries themselves, which are programs, stay out: whoever plays
 * H5P has them.
 */
export async function h5pArchive(
  { root, files, language, changes, now }: H5pParts,
  bytesOf: (fileId: number) => Promise<Buffer | undefined>,
): Promise<Buffer> {
  const content = JSON.stringify(root.params)
  const [library = ''] = root.library.split(' ')
  const [year, month, day, time] = new Date(now).toISOString().slice(2, 19).split(/[-T]/)
  // As H5P writes it: the day, the month and two digits of the year.
  const date = `${day}-${month}-${year} ${time}`
  const head = {
    ...root.metadata,
    language,
    mainLibrary: library,
    embedTypes: ['div'],
    preloadedDependencies: dependenciesOf(`{"library":${JSON.stringify(root.library)}}${content}`),
    ...(changes.length > 0 && {
      changes: changes.map((log) => ({ date, author: 'Lectern', log: log.slice(0, 5000) })),
    }),
  }
  const entries = new Map<string, Buffer>([
    ['h5p.json', Buffer.from(JSON.stringify(head))],
    ['content/content.json', Buffer.from(content)],
  ])
  for (const [fileId, { path }] of files.used) {
    const bytes = content.includes(JSON.stringify(path)) ? await bytesOf(fileId) : undefined
    if (bytes) entries.set(`content/${path}`, bytes)
  }
  return plainArchive(entries)
}
