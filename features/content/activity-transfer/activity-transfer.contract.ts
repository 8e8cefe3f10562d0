import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { creators } from '#kit/contract/role.ts'
import { cardSchema } from '#cards/index.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { importFaults } from './activity-import.faults.ts'
import { formats, placeUnits, reportRow } from './report.ts'

const words = 'activity-import'
/** Parts of a multipart body are text. */
const number = z.string().regex(/^\d{1,15}$/)

/** The largest document, in MB; other documents are held to it as uploads are. */
export const maxMegabytes = 50

/** `no` looks and writes nothing; `new` makes an activity; `add` puts the cards at the end of one. */
export const takings = ['no', 'new', 'add'] as const

export const exportFormats = ['json', 'html', 'gift', 'h5p'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const importReport = z.object({
  format: z.enum(formats),
  /** What the places of the rows are. */
  unit: z.enum(placeUnits),
  title: z.string(),
  /** As they would be written, under numbers of this answer alone; empty once they were. */
  cards: z.array(cardSchema),
  /** Small pictures for the preview, by the number that the cards name. */
  files: z.record(z.string(), z.object({ url: z.string(), name: z.string() })),
  rows: z.array(reportRow),
  /** Where the cards were written. */
  activityId: id.nullable(),
  cardCount: z.number().int(),
})
export type ImportReport = z.output<typeof importReport>

export const activityTransferEndpoints = {
  /** D11. Reads a document; with the same file and `take` other than `no` writes what came of it, all or nothing. */
  import: endpoint({
    words,
    method: 'POST',
    path: '/course/activity/import',
    who: creators,
    effect: 'outside',
    upload: true,
    limit: { max: 30, seconds: 60 },
    body: z.strictObject({
      take: z.enum(takings).default('no'),
      title: z.string().trim().max(200).optional(),
      activityId: number.optional(),
      revision: number.optional(),
    }),
    data: importReport,
  }),
  /** A sheet to fill in, in the asker's language, with an example of each kind of row. */
  template: endpoint({
    words,
    method: 'GET',
    path: '/course/activity/import-template',
    log: 'nothing',
    who: creators,
    effect: 'outside',
    answer: 'file',
    data: z.undefined(),
  }),
  /** The working copy as a file: `json` to be imported again, `html` to be played without a network, `gift` with its questions for Moodle, `h5p` as a package for who plays H5P. */
  exportFile: endpoint({
    words,
    method: 'GET',
    path: '/course/activity/export-file',
    log: 'nothing',
    about: { ownership: activity.ownership, need: 'read' },
    who: creators,
    effect: 'outside',
    answer: 'file',
    limit: { max: 30, seconds: 60 },
    query: z.strictObject({
      id: z.coerce.number().pipe(id),
      format: z.enum(exportFormats),
      /** Of what cannot come along (files that are too large, cards and fields that the format has no counterpart of): refuse and name it, or go without. */
      partial: z.enum(['refuse', 'allow']).default('refuse'),
      /** Only these cards, with all inside them: ids, parted by commas. Absent: the whole activity. */
      cardIds: z
        .string()
        .regex(/^\d{1,15}(,\d{1,15}){0,499}$/)
        .optional(),
    }),
    data: z.undefined(),
  }),
} as const

/** By which the dialog knows that something cannot come along, and offers to leave it out. */
export const exportWithoutCodes: readonly number[] = [
  importFaults.exportTooLarge.code,
  importFaults.exportLeavesOut.code,
]
