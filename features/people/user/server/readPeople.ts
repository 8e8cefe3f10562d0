import { nameList } from '#kit/i18n/nameList.ts'
import { refuse } from '#kit/contract/fault.ts'
import { roles, type Role } from '#kit/contract/role.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { FoundSheet } from '#kit/sheet/server/readSheet.ts'
import { readWorkbook } from '#kit/sheet/server/readWorkbook.ts'
import { languages } from '#kit/i18n/words.ts'
import { formerHeadings, formerRoles } from '../words/formerNames.ts'
import { importColumns, maxImported, maxImportMegabytes, type ImportColumn } from '../import/importReport.ts'
import { userFaults } from '../user.faults.ts'

/** One row of a sheet of people. */
export interface FoundPerson {
  /** Its number in the sheet, from 1. */
  readonly at: number
  readonly cells: Readonly<Partial<Record<ImportColumn, string>>>
  /** Columns whose cell was calculated. */
  readonly formulas: readonly ImportColumn[]
}

export interface FoundPeople {
  readonly people: readonly FoundPerson[]
  readonly unknownColumns: readonly string[]
}

const needed = ['username', 'roles'] as const satisfies readonly ImportColumn[]

/** As people compare what they type: without case, space, or the mark of what is required. */
const plain = (text: string): string =>
  text.normalize('NFKC').replace(/[*:]/g, '').replace(/\s+/g, ' ').trim().toLowerCase()

/** Every spelling of each name: in the four languages, as the API writes it, and those that it had before. */
function readings<Name extends string>(
  { services }: Pick<Call, 'services'>,
  names: readonly Name[],
  phraseOf: (name: Name) => { readonly namespace: string; readonly key: string },
  former: Readonly<Partial<Record<Name, readonly string[]>>>,
): ReadonlyMap<string, Name> {
  const spellingsOf = (name: Name) => [
    name,
    ...languages.map((each) => services.translatorFor(each)(phraseOf(name))),
    ...(former[name] ?? []),
  ]
  return new Map(names.flatMap((name) => spellingsOf(name).map((text) => [plain(text), name] as const)))
}

/** How roles are written in a cell. */
export function roleReader(call: Pick<Call, 'services'>): (text: string) => Role | undefined {
  const bySpelling = readings(
    call,
    roles,
    (role) => ({ namespace: 'kit', key: `roles.${role}` }),
    formerRoles,
  )
  return (text) => bySpelling.get(plain(text))
}

/** The people of a workbook's first sheet. Refuses what is no sheet of people, or has too many. */
export async function readPeople(call: Call, bytes: Buffer): Promise<FoundPeople> {
  if (bytes.length > maxImportMegabytes * 1024 * 1024) refuseTooLarge()
  const answer = await readWorkbook(bytes, call.actor.id)
  if (answer.kind === 'read') return peopleIn(call, answer.sheet)
  if (answer.why === 'tooLarge') refuseTooLarge()
  return refuse(answer.why === 'broken' ? userFaults.brokenSheet : userFaults.noSheet)
}

const refuseTooLarge = (): never => refuse(userFaults.sheetTooLarge, { values: { max: maxImportMegabytes } })

function peopleIn(call: Call, { rows, formulas }: FoundSheet): FoundPeople {
  const headAt = rows.findIndex((row) => row.some(isFilled))
  const heads = rows[headAt] ?? refuse(userFaults.noRows)
  const bySpelling = readings(
    call,
    importColumns,
    (name) => ({ namespace: 'user', key: `fields.${name}` }),
    formerHeadings,
  )
  const columns = heads.map((head) => bySpelling.get(plain(head)))
  const missing = needed.filter((name) => !columns.includes(name))
  if (missing.length > 0)
    refuse(userFaults.missingColumns, {
      values: {
        names: nameList(
          call.language,
          missing.map((name) => labelOf(call, name)),
        ),
      },
    })
  const filled = rows.flatMap((cells, index) => (index > headAt && cells.some(isFilled) ? [index] : []))
  if (filled.length === 0) refuse(userFaults.noRows)
  if (filled.length > maxImported) refuse(userFaults.tooManyRows, { values: { most: maxImported } })
  return {
    unknownColumns: heads.filter((head, index) => isFilled(head) && columns[index] === undefined),
    people: filled.map((index) => personAt(index, rows[index] ?? [], columns, formulas)),
  }
}

const isFilled = (cell: string) => cell.trim() !== ''

export const labelOf = ({ translate }: Call, name: ImportColumn): string =>
  translate({ namespace: 'user', key: `fields.${name}` })

function personAt(
  index: number,
  row: readonly string[],
  columns: readonly (ImportColumn | undefined)[],
  formulas: ReadonlySet<string>,
): FoundPerson {
  const cells: Partial<Record<ImportColumn, string>> = {}
  const calculated: ImportColumn[] = []
  columns.forEach((name, place) => {
    // Of two columns with one heading the first holds.
    if (!name || name in cells) return
    cells[name] = row[place] ?? ''
    if (formulas.has(`${index},${place}`)) calculated.push(name)
  })
  return { at: index + 1, cells, formulas: calculated }
}
