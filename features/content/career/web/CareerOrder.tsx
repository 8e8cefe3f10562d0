import './careerOrder.css'
import { useQuery } from '@tanstack/react-query'
import { Drawer } from 'antd'
import { useState } from 'react'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import type { RowOf } from '#kit/contract/resource.ts'
import { maxPageSize } from '#kit/contract/page.ts'
import { allRows } from '#kit/http/web/allRows.ts'
import { call } from '#kit/http/web/client.ts'
import { DragHandle } from '#kit/dnd/web/DragHandle.tsx'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { keyOf, useWrite } from '#kit/http/web/query.ts'
import { ListSkeleton } from '#kit/states/web/Skeletons.tsx'
import { SortableList } from '#kit/dnd/web/SortableList.tsx'
import { ErrorState } from '#kit/states/web/states.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { career, sortCareers } from '../career.contract.ts'
import { careerWords } from '../career.words.ts'

type Career = RowOf<typeof career>

const { page } = career.endpoints
const sort: BodyOf<typeof page>['sort'] = [
  { field: 'order', order: 'asc' },
  { field: 'createdAt', order: 'asc' },
]

/** C1: the order in which careers are offered; each move is saved at once. */
export function CareerOrder({ onClose }: { readonly onClose: () => void }) {
  const t = useWords(careerWords)
  const read = useQuery({
    queryKey: [...keyOf(page), 'inOrder'],
    queryFn: ({ signal }) =>
      allRows((after) => call(page, { body: { pageNo: 1, pageSize: maxPageSize, sort, after }, signal })),
  })
  return (
    <Drawer open title={t('order.title')} size={480} onClose={onClose}>
      <p className="kit-muted">{t('order.lead')}</p>
      {read.data && <Careers rows={read.data} />}
      {!read.data && !read.error && <ListSkeleton rows={5} />}
      {!read.data && read.error && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
    </Drawer>
  )
}

function Careers({ rows }: { readonly rows: readonly Career[] }) {
  const t = useWords(careerWords)
  const [careers, setCareers] = useState(rows)
  const save = useWrite(sortCareers)
  const move = (from: number, to: number) => {
    const moved = careers.toSpliced(from, 1).toSpliced(to, 0, ...careers.slice(from, from + 1))
    setCareers(moved)
    const back = (error: Error) => {
      setCareers(careers)
      notify({ kind: 'error', text: errorText(error) })
    }
    // Whoever moved between the two places is all that the server has to know of.
    const between = moved.slice(Math.min(from, to), Math.max(from, to) + 1)
    save.mutate({ body: { ids: between.map(({ id }) => id) } }, { onError: back })
  }
  return (
    <SortableList
      className="career-order"
      items={careers}
      onMove={move}
      renderRow={({ name, cover }, index, row) => (
        <div className="career-order-row" data-dragging={row.isDragging || undefined}>
          <DragHandle handleRef={row.handleRef} label={t('order.move', { name })} />
          <span className="kit-muted">{index + 1}</span>
          {cover && <img src={cover} alt="" loading="lazy" width={48} height={27} />}
          <span>{name}</span>
        </div>
      )}
    />
  )
}
