import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  file: { 'features/media/file/server/serveFile.ts': ['name'] },
}
