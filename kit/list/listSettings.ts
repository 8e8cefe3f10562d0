import { z } from 'zod'
import { columnSettings } from '#kit/table/columnSettings.ts'

/** Of lists that somebody may have set up. */
export const maxLists = 100

/** A list by the path of the call that answers its pages, and the part of it where a screen shows only a part. */
export const listName = z
  .string()
  .max(120)
  .regex(/^\/[a-z0-9/-]+(:[A-Za-z0-9_-]+)?$/)

/** The path of the call that answers the pages of a list. */
export const pathOfList = (list: string): string => list.split(':', 1)[0] ?? list

/** Settings by list. */
export const listSettings = z.record(listName, columnSettings)
export type ListSettings = z.output<typeof listSettings>
