import type { DataOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Input } from '#kit/call/server/context.ts'
import { activityFields } from '#features/content/activity/activity.fields.ts'
import type { activityTransferEndpoints } from '../../activity-transfer.contract.ts'
import { cut } from '../../draftCards.ts'
import { firstRows } from '../../report.ts'
import { atHome } from './atHome.ts'
import { readBounded } from './readBounded.ts'
import type { ReadFile, ReadResult } from './readDocument.ts'
import { takeOver } from './takeOver.ts'

type Import = (typeof activityTransferEndpoints)['import']

/** D11: looks at a document, and takes over what came of it when that was asked for. */
export async function importActivity(call: Input<Import>): Promise<DataOf<Import>> {
  const { name, bytes } = call.upload ?? refuse(kitFaults.invalid)
  const read = await atHome(call, await readBounded(bytes, call.actor.id, { name }))
  const title = cut(read.title.trim() || nameWithoutEnding(name), activityFields.title.max)
  if (call.body.take === 'no') return shown(read, title)
  const activityId = await takeOver(call, { read, title: call.body.title || title, bytes })
  return { ...shown(read, title), cards: [], files: {}, rows: [], activityId }
}

const nameWithoutEnding = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '').replace(/\.[^.]{1,10}$/, '').trim()

function shown(read: ReadResult, title: string): DataOf<Import> {
  const { format, unit, cards, files, rows } = read
  const listed = firstRows(rows)
  return {
    format,
    unit,
    title,
    cards: [...cards],
    files: Object.fromEntries(files.flatMap(preview)),
    rows: listed.map((row) => ({ ...row, cards: [...row.cards] })),
    activityId: null,
    cardCount: cards.length,
  }
}

/** Nothing is kept yet, so the preview brings its small pictures along. */
const preview = ({ id, name, thumb }: ReadFile) =>
  thumb
    ? [
        [
          String(id),
          { url: `data:image/webp;base64,${Buffer.from(thumb).toString('base64')}`, name },
        ] as const,
      ]
    : []
