import { z } from 'zod'

/** A number that matters of a record. */
export const overviewFigure = z.object({
  /** Its name is `figures.<key>` of the overview's phrases. */
  key: z.string(),
  /** A whole number, or a share from 0 to 1. */
  value: z.number(),
  unit: z.enum(['count', 'share']),
  /** What `value` is a part of: 3 of 20. Null: it stands by itself. */
  of: z.number().int().nullable(),
  /** There are more than lists count exactly. */
  isCapped: z.boolean(),
  /** The list or page that shows it; '': none that the asker may open. */
  href: z.string(),
})
export type OverviewFigure = z.output<typeof overviewFigure>

/** What comes next of a record, once no move of its state table does. */
export const overviewStep = z.object({
  /** Its sentence is `steps.<key>`, its button `actions.<key>` of the overview's phrases. */
  key: z.string(),
  /** Where its button leads; '': it opens the share sheet. */
  href: z.string(),
})
export type OverviewStep = z.output<typeof overviewStep>

/** What a view screen says of a record beyond the record itself: only what the asker's lists would show. */
export const recordOverview = z.object({
  figures: z.array(overviewFigure),
  next: overviewStep.nullable(),
})
export type RecordOverview = z.output<typeof recordOverview>
