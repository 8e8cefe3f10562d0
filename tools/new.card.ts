import type { Names } from './new.names.ts'
import { languages, type Change, type Changes } from './new.resource.ts'
import { withRow } from './new.edits.ts'

const icon = 'M5 5h14v14H5zM9 12h6'

/** The two lines of a new card type, by file. */
export const cardRows = (names: Names): Changes => ({
  'cards/index.ts': listed(names),
  'cards/web.ts': faced(names),
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

function faced({ camel, pascal }: Names): Change {
  const words = languages.map(
    (language) =>
      `      ${language}: async () => (await import('./${camel}/words/${language}.ts')).${language},`,
  )
  const face = [
    `  ${camel}: {`,
    `    Player: lazy(async () => ({ default: (await players.${camel}()).${pascal}Player })),`,
    `    Editor: lazy(async () => ({ default: (await import('./${camel}/web/Editor.tsx')).${pascal}Editor })),`,
    `    icon: '${icon}',`,
    `    words: {`,
    ...words,
    `    },`,
    `  },`,
  ]
  const player = `  ${camel}: () => import('./${camel}/web/Player.tsx'),`
  return (text) => {
    const played = withRow(text, { line: player, like: /^ {2}\w+: \(\) => import\('\.\/\w+\/web\/Player/ })
    const lines = played.split('\n')
    const start = lines.findIndex((line) => line.includes('const faces'))
    const end = lines.findIndex((line, index) => index > start && line === '}')
    const next = lines.findIndex((line, index) => {
      const type = /^ {2}(\w+): \{$/.exec(line)?.[1]
      return index > start && index < end && type !== undefined && type > camel
    })
    return lines.toSpliced(next === -1 ? end : next, 0, ...face).join('\n')
  }
}
