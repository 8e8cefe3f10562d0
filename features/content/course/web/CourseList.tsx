import type { RowOf } from '#kit/contract/resource.ts'
import { creators, hasRole, manages } from '#kit/contract/role.ts'
import { useGo } from '#kit/view/web/Go.tsx'
import {
  agoColumn,
  linksColumn,
  moneyColumn,
  peopleColumn,
  numberColumn,
  personColumn,
  statusColumn,
  valueColumn,
  type Column,
} from '#kit/table/web/columns.tsx'
import { ListScreen } from '#kit/list/web/ListScreen.tsx'
import { useActor } from '#kit/http/web/session.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { course } from '../course.contract.ts'
import { designWords } from '../course-design.words.ts'
import { courseHome, coursePaths } from './paths.ts'
import { useCopyCourse } from './useCopyCourse.ts'

type Row = RowOf<typeof course>

const columns: readonly Column<Row>[] = [
  statusColumn(course.machine),
  valueColumn(course.name, 'type'),
  numberColumn('unitCount'),
  numberColumn('activityCount'),
  moneyColumn('salePrice'),
  peopleColumn('instructors', (row) => row.instructors),
  agoColumn('updatedAt'),
  { ...personColumn('creatorName'), isOptional: true },
  { ...linksColumn('careers', (row) => row.careers), isOptional: true },
  { ...linksColumn('tags', (row) => row.tags), isOptional: true },
  { ...valueColumn(course.name, 'learnMode'), isOptional: true },
  { ...valueColumn(course.name, 'unlockMode'), isOptional: true },
  { ...valueColumn(course.name, 'showMode'), isOptional: true },
  { ...moneyColumn('marketPrice'), isOptional: true },
  { ...agoColumn('createdAt'), isOptional: true },
]

/** E1: courses with what they hold, cost, and who teaches them. */
export function CourseList() {
  const t = useWords(designWords)
  const kit = useWords(kitWords)
  const go = useGo()
  const actor = useActor()
  const { copy } = useCopyCourse()
  const isCreator = hasRole(actor, creators)
  const actionsOf = (row: Row) => [
    ...(isCreator ? [{ key: 'copy', label: kit('actions.copy'), run: () => copy(row.id) }] : []),
    ...(isCreator && manages(actor, row)
      ? [{ key: 'auth', label: t('copy.action'), run: () => go(coursePaths.auth(row.id)) }]
      : []),
  ]
  return (
    <ListScreen
      columns={columns}
      home={courseHome}
      resource={course}
      rowActions={actionsOf}
      inline={{ title: 'title', tags: 'tagIds' }}
    />
  )
}
