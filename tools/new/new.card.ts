import type { Names } from './new.names.ts'
import type { Change, Changes } from './new.resource.ts'
import { withRow } from './new.edits.ts'

/** The two lines of a new card type, by file. */
export const cardRows = (names: Names): Changes => ({
  'cards/index.ts': listed(names),
  'cards/web.ts': uiRow(names),
})

function listed({ camel }: Names): Change {
  const line = `import { ${camel} } from './${camel}/${camel}.card.ts'`
  return (text) =>
    withRow(text, { line, like: /^import .* from '\.\/\w+\/\w+\.card\.ts'$/ }).replace(
      /const cards = \{([^}]*)\}/,
      (_, list: string) => {
        const types = [...list.split(',').map((type) => type.trim()), camel].filter((type) => type !== '')
        return `const cards = { ${types.toSorted().join(', ')} }`
      },
    )
}

function uiRow({ camel }: Names): Change {
  const line = `import { ${camel}Ui } from './${camel}/web/ui.ts'`
  const row = `  ${camel}: ${camel}Ui,`
  return (text) =>
    withRow(withRow(text, { line, like: /^import .* from '\.\/\w+\/web\/ui\.ts'$/ }), {
      line: row,
      like: /^ {2}\w+: \w+Ui,$/,
    })
}
