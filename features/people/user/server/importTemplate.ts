import { nameList } from '#kit/i18n/nameList.ts'
import { roles } from '#kit/contract/role.ts'
import type { Call, FileAnswer } from '#kit/call/server/context.ts'
import { phrase } from '#kit/i18n/words.ts'
import { importColumns } from '../import/importReport.ts'
import { userWords } from '../user.words.ts'
import { labelOf } from './readPeople.ts'
import { bookOf } from './reportFile.ts'

/** An empty sheet with its headings, and a second one that says what belongs under each; only the first is ever read. */
export async function importTemplate(call: Call): Promise<FileAnswer> {
  const heads = importColumns.map((name) => labelOf(call, name))
  const roleNames = roles.map((role) => call.translate({ namespace: 'kit', key: `roles.${role}` }))
  const guide = importColumns.map((name) => [
    labelOf(call, name),
    call.translate(phrase(userWords, `import.about.${name}`, { roles: nameList(call.language, roleNames) })),
  ])
  const name = call.translate(phrase(userWords, 'import.templateName'))
  return {
    file: await bookOf(name, [heads], guide),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: `${name}.xlsx`,
  }
}
