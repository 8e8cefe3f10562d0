import type { FieldReaders } from '#kit/server/testing/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  file: { 'features/media/file/server/serveFile.ts': ['name'] },
}
