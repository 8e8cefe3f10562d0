import type { DataOf } from '#kit/contract/endpoint.ts'
import { call } from '#kit/http/web/client.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useGo } from '#kit/view/web/Go.tsx'
import { useRead } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { auditEndpoints } from '../audit.contract.ts'
import { auditWords } from '../audit.words.ts'
import { nextIn } from './nextIn.ts'
import type { Reviewable } from './reviewable.ts'

/** As far as somebody looks ahead. */
const inSight = 100

/** Where a record stands in its queue, and the way to the next one: of the queue as it is by then. */
export function useQueue({ resource, home }: Reviewable, id: number) {
  const t = useWords(auditWords)
  const go = useGo()
  const body = { resource, pageNo: 1, pageSize: inSight }
  const read = useRead(auditEndpoints.waiting, { body })
  const ids = idsIn(read.data)
  const goOn = async () => {
    const now = await call(auditEndpoints.waiting, { body }).catch(() => read.data)
    const next = nextIn(idsIn(now), id)
    if (next === undefined) notify({ kind: 'info', text: t('decide.empty') })
    go(next === undefined ? home : `${home}?id=${next}`)
  }
  return {
    place: ids.indexOf(id) + 1,
    isComing: read.isPending,
    count: read.data?.total ?? 0,
    hasNext: nextIn(ids, id) !== undefined,
    goOn: () => void goOn(),
  }
}

const idsIn = (page: DataOf<typeof auditEndpoints.waiting> | undefined): number[] =>
  page?.list.map((row) => row.id) ?? []
