import { OrderedListOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { RowOf } from '#kit/contract/resource.ts'
import { isAllowed } from '#kit/contract/role.ts'
import { agoColumn, linksColumn, numberColumn, personColumn, reviewColumn } from '#kit/table/web/columns.tsx'
import type { Column } from '#kit/table/web/columns.tsx'
import { ListScreen } from '#kit/list/web/ListScreen.tsx'
import { useActor } from '#kit/http/web/session.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { career, sortCareers } from '../career.contract.ts'
import { careerWords } from '../career.words.ts'

const CareerOrder = lazy(() => import('./CareerOrder.tsx').then((file) => ({ default: file.CareerOrder })))

const columns: readonly Column<RowOf<typeof career>>[] = [
  reviewColumn(career.machine),
  numberColumn('abilityCount'),
  linksColumn('tags', (row) => row.tags),
  personColumn('creatorName'),
  agoColumn('updatedAt'),
  { ...agoColumn('createdAt'), isOptional: true },
  { ...numberColumn('order'), isOptional: true },
]

const home = '/base/career'

/** C1: careers with what they are made of; a rejected one says why. Administrators put them in order. */
export function CareerList() {
  const t = useWords(careerWords)
  const actor = useActor()
  const [isOrdering, setOrdering] = useState(false)
  return (
    <>
      <ListScreen
        resource={career}
        home={home}
        columns={columns}
        editableIn={['draft']}
        inline={{ name: 'name', tags: 'tagIds' }}
        headActions={
          isAllowed(sortCareers.who, actor) && (
            <Button icon={<OrderedListOutlined aria-hidden="true" />} onClick={() => setOrdering(true)}>
              {t('order.title')}
            </Button>
          )
        }
      />
      {isOrdering && (
        <Suspense>
          <CareerOrder onClose={() => setOrdering(false)} />
        </Suspense>
      )}
    </>
  )
}
