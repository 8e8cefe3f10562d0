import { overviewSource } from '#kit/feature/web/kitSettings.ts'
import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import { useRead } from '#kit/http/web/query.ts'
import type { RecordOverview } from '../../overview.ts'

/** What is said of a record beyond the record. */
export interface ShownOverview {
  /** The namespace of its phrases. */
  readonly words: string
  /** Undefined: it could not be read, and the record is shown without it. */
  readonly data: RecordOverview | undefined
}

/** Never called: it stands for the call of a resource that has no overview. */
const none = lightEndpoint({ method: 'GET', path: '/none/overview', effect: 'read' })

/** The overview of a record, read beside the record itself; `undefined` where its resource has none. */
export function useOverview(resource: string, id: number | undefined) {
  const source = overviewSource(resource)
  const isRead = source !== undefined && id !== undefined
  const read = useRead(source?.endpoint ?? none, { query: { id } }, { enabled: isRead })
  const shown: ShownOverview | undefined = source && {
    words: source.words,
    data: read.data as RecordOverview | undefined,
  }
  return { shown, isPending: isRead && read.isPending }
}
