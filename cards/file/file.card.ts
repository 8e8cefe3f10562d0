import { defineCard } from '#kit/card/defineCard.ts'
import { paperText } from '#kit/card/paper.ts'
import { namespace } from '#kit/i18n/words.ts'
import { downloadedOf, fileSchema, mustAgree, progressSchema } from './file.schema.ts'
import type { en } from './words/en.ts'

export const fileWords = namespace<typeof en>('card-file')

const guide = `Files to download. JSON fields:
- "type": "file"
- "title": what they are for, at most 100 characters
- "agreement": what must be agreed to before the download, at most 1000 characters; "" where nothing must
- "need": "all" or "one" of them must be downloaded
Leave "files" empty: the author uploads them.`

/** Files to take home; done when one or all were downloaded. */
export const file = defineCard({
  type: 'file',
  schema: fileSchema,
  sample: async () => (await import('./file.sample.ts')).fileSample,
  progress: {
    schema: progressSchema,
    isComplete: (card, { progress }) => {
      if (mustAgree(card) && !progress?.agreed) return false
      const count = downloadedOf(card, progress).length
      return count > 0 && (card.need === 'one' || count === card.files.length)
    },
    join: (before, now) => {
      const downloaded = [...new Set([...(before.downloaded ?? []), ...(now.downloaded ?? [])])]
      return { ...before, ...now, ...(downloaded.length > 0 && { downloaded }) }
    },
  },
  content: {
    guide,
    problems: ({ files }) =>
      files.length === 0
        ? [{ path: 'files', key: 'problems.noFile' }]
        : files.flatMap(({ name }, index) =>
            name.trim() === ''
              ? [{ path: `files.${index}.name`, key: 'problems.noName', values: { number: index + 1 } }]
              : [],
          ),
    phrases: ({ files, agreement }) => [
      ...files.flatMap(({ name, licence }, index) => [
        { path: `files.${index}.name`, text: name },
        { path: `files.${index}.licence`, text: licence },
      ]),
      { path: 'agreement', text: agreement },
    ],
    unspoken: ['files'],
    files: ({ files }) => files.map(({ fileId }, index) => ({ path: `files.${index}.fileId`, fileId })),
    redact: (card) => card,
    paper: ({ files, agreement }) => [
      ...paperText(agreement),
      { kind: 'table', rows: files.map(({ name, licence }) => [{ text: name }, { text: licence }]) },
      { kind: 'screen' },
    ],
  },
})
