import type { RowOf } from '#kit/contract/resource.ts'
import { agoColumn, personColumn, statusColumn, valueColumn, type Column } from '#kit/table/web/columns.tsx'
import { ListScreen } from '#kit/list/web/ListScreen.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { aiConfig } from '../ai-config.contract.ts'
import { aiConfigWords } from '../ai-config.words.ts'
import { readJson } from '../readJson.ts'
import { aiConfigHome, debugOf } from './paths.ts'

type Row = RowOf<typeof aiConfig>

const columns: readonly Column<Row>[] = [
  statusColumn(aiConfig.machine),
  valueColumn(aiConfig.name, 'kind'),
  valueColumn(aiConfig.name, 'category'),
  agoColumn('updatedAt'),
  personColumn('creatorName'),
]

/** The first words of what AI is told, rather than the JSON that they stand in. */
const face = ({ name, json }: Row) => {
  const { value } = readJson(json)
  const lead = Object.values(Object(value)).find((one) => typeof one === 'string')
  return { name, ...(typeof lead === 'string' && { lead }) }
}

/** I2: the instructions of AI, by category; a row leads to trying it. */
export function AiConfigList() {
  const t = useWords(aiConfigWords)
  return (
    <ListScreen
      resource={aiConfig}
      home={aiConfigHome}
      columns={columns}
      face={face}
      rowActions={({ id }: Row) => [
        { key: 'debug', label: t('debug.action'), isFirst: true, href: debugOf(id) },
      ]}
    />
  )
}
