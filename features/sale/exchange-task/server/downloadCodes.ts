import { and, asc, eq, isNull } from 'drizzle-orm'
import type { QueryOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call, FileAnswer } from '#kit/call/server/context.ts'
import { publicAddress } from '#kit/ops/server/env.ts'
import { qrPainter } from '#kit/picture/server/qrPicture.ts'
import type { Cell } from '#kit/sheet/server/spreadsheet.ts'
import { momentCell, momentColumn, writeSheet } from '#kit/sheet/server/spreadsheet.ts'
import type { RowOf } from '#kit/data/server/viewOf.ts'
import { writeZip } from '#kit/files/server/zip.ts'
import type { ZippedFile } from '#kit/files/server/zip.ts'
import { statusAt } from '#features/sale/exchange-code/exchange-code.expiry.ts'
import { redeemLink } from '#features/sale/exchange-code/exchange-code.link.ts'
import { formatCode } from '#features/sale/exchange-code/exchange-code.encoding.ts'
import { exchangeCodeView as code } from '#features/sale/exchange-code/server/exchange-code.queries.ts'
import type { exchangeTaskEndpoints } from '../exchange-task.contract.ts'
import { exchangeTaskFaults } from '../exchange-task.faults.ts'
import { exchangeTaskTable as task } from './exchangeTask.table.ts'

type Query = QueryOf<typeof exchangeTaskEndpoints.download>
type Code = Pick<RowOf<typeof code>, 'code' | 'status' | 'expiresAt' | 'channel'>

/** The codes of a finished task as a sheet, or their pictures as a zip; when that was last done is kept (G2). */
export async function downloadCodes(call: Call, { id, format }: Query): Promise<FileAnswer> {
  const { name, title } = await call.transaction((inside) => noteDownload(inside, { id, format }))
  const codes = await call.db
    .select({ code: code.code, status: code.status, expiresAt: code.expiresAt, channel: code.channel })
    .from(code)
    .where(eq(code.taskId, id))
    .orderBy(asc(code.id))
  return format === 'xlsx' ? sheetOf(call, name, codes) : picturesOf(call, name, title, codes)
}

async function noteDownload(call: Call, { id, format }: Query): Promise<typeof task.$inferSelect> {
  const [row] = await call.db
    .select()
    .from(task)
    .where(and(eq(task.id, id), isNull(task.deletedAt)))
    .for('update')
  if (!row) refuse(kitFaults.notFound)
  if (row.status !== 'finished') refuse(exchangeTaskFaults.notFinished)
  if (format === 'zip' && row.qr !== 'with') refuse(exchangeTaskFaults.noPictures)
  await call.db.update(task).set({ downloadedAt: call.now }).where(eq(task.id, id))
  const before = { downloadedAt: row.downloadedAt }
  const after = { downloadedAt: call.now, format }
  call.record({ resource: 'exchange-task', resourceId: id, action: 'download', before, after })
  return row
}

function sheetOf(call: Call, name: string, codes: readonly Code[]): FileAnswer {
  const t = (key: string) => call.translate({ namespace: 'exchange-code', key })
  const labelled = (key: string) => ({ key, header: t(`fields.${key}`) })
  const expiry = momentColumn(call, 'expiresAt', t('fields.expiresAt'))
  const base = publicAddress(call.services.env)
  const rows = async function* (): AsyncGenerator<Record<string, Cell>> {
    for (const { code: text, status, expiresAt, channel } of codes)
      yield {
        code: formatCode(text),
        link: redeemLink(base, text),
        status: t(`states.${statusAt({ status, expiresAt }, call.now)}`),
        expiresAt: momentCell(call, expiresAt),
        channel,
      }
  }
  return {
    file: writeSheet(
      t('title'),
      [...['code', 'link', 'status'].map(labelled), expiry, labelled('channel')],
      rows(),
    ),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: `${name}.xlsx`,
  }
}

/** So many are drawn at once: half of the work is done outside this thread. */
const atOnce = 4

async function picturesOf(
  { services }: Call,
  name: string,
  title: string,
  codes: readonly Code[],
): Promise<FileAnswer> {
  const paint = await qrPainter(title)
  const base = publicAddress(services.env)
  const draw = async ({ code: text }: Code, index: number): Promise<ZippedFile> => ({
    name: `${String(index + 1).padStart(3, '0')} ${formatCode(text)}.png`,
    bytes: await paint(redeemLink(base, text, { viaQr: true }), formatCode(text)),
  })
  const files = async function* (): AsyncGenerator<ZippedFile> {
    for (let at = 0; at < codes.length; at += atOnce)
      yield* await Promise.all(codes.slice(at, at + atOnce).map((each, index) => draw(each, at + index)))
  }
  return { file: writeZip(files()), type: 'application/zip', name: `${name}.zip` }
}
