import type { RowOf } from '#kit/contract/resource.ts'
import {
  agoColumn,
  numberColumn,
  personColumn,
  statusColumn,
  textColumn,
  type Column,
} from '#kit/table/web/columns.tsx'
import { ListScreen } from '#kit/list/web/ListScreen.tsx'
import { learningRecord, learningRecordEndpoints } from '../learning.contract.ts'
import { LateMark, Duration, Percentage, StarsWon } from './resultValues.tsx'
import { RecordFacts } from './RecordFacts.tsx'

type Row = RowOf<typeof learningRecord>

/** Nobody makes or changes one by hand. */
const records = { ...learningRecord, endpoints: learningRecordEndpoints }

const resultColumns: readonly Column<Row>[] = [
  {
    key: 'status',
    cell: (row) => (
      <>
        {statusColumn<Row>(learningRecord.machine).cell(row)} {row.isLate && <LateMark />}
      </>
    ),
  },
  { ...agoColumn<Row>('lastAt'), key: 'updatedAt' },
  { key: 'stars', cell: ({ status, stars }) => <StarsWon isLearned={status === 'learned'} count={stars} /> },
  { key: 'scaled', align: 'end', cell: ({ scaled }) => <Percentage share={scaled} /> },
  { key: 'durationMs', align: 'end', cell: ({ durationMs }) => <Duration ms={durationMs} /> },
]

const optional = (
  [
    numberColumn('dayCount'),
    numberColumn('sittings'),
    agoColumn('startedAt'),
    agoColumn('finishedAt'),
    agoColumn('createdAt'),
  ] satisfies readonly Column<Row>[]
).map((column: Column<Row>) => ({ ...column, isOptional: true }))

const ofCourses: readonly Column<Row>[] = [
  personColumn('userName'),
  textColumn('courseTitle'),
  ...resultColumns,
  { ...numberColumn<Row>('unit'), isOptional: true },
  { ...textColumn<Row>('productTitle'), isOptional: true },
  ...optional,
]
const independent: readonly Column<Row>[] = [personColumn('userName'), ...resultColumns, ...optional]

const face = ({ activityTitle }: Row) => ({ name: activityTitle })
const drawer = { resource: records, note: (record: object) => <RecordFacts record={record} /> }
const never: readonly string[] = []
const shared = { resource: records, drawer, face, editableIn: never, quick: 3 } as const

/** H3: who learns what; a row opens all that is known of it. */
export const LearningRecordList = () => <ListScreen {...shared} columns={ofCourses} />

// A course is nothing to choose by here.
const outside = { place: 'independent', courseId: undefined } as const
const heading = (key: string) => `independent.${key}`

/** The same of activities outside courses. */
export const IndependentRecordList = () => (
  <ListScreen {...shared} columns={independent} fixed={outside} part="independent" heading={heading} />
)
