import '#kit/form/web/form.css'
import './works.css'
import { EditOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useGo } from '#kit/view/web/Go.tsx'
import { pathsOf } from '#kit/resource/web/rowPaths.ts'
import { useRead } from '#kit/http/web/query.ts'
import { useRecordId } from '#kit/resource/web/recordId.ts'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { PendingState } from '#kit/states/web/PendingState.tsx'
import { MissingRecord } from '#kit/states/web/states.tsx'
import { StatusTag } from '#kit/resource/web/StatusTag.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { assignment, assignmentEndpoints } from '../assignment.contract.ts'
import { assignmentWords } from '../assignment.words.ts'
import { home } from './work.paths.ts'
import { isAnswerable } from './answerable.ts'
import { WorkFacts } from './WorkFacts.tsx'
import { WorkPane, type Work } from './WorkPane.tsx'

/** H2: one learner's work with all its attempts and what was said of each. */
export function WorkView() {
  const id = useRecordId()
  const read = useRead(
    assignmentEndpoints.get,
    { query: { id: id ?? 0 } },
    { enabled: id !== undefined, staleTime: 600_000 },
  )
  if (id === undefined) return <MissingRecord home={home} />
  return read.data ? <Shown work={read.data} /> : <PendingState read={read} home={home} />
}

function Shown({ work }: { readonly work: Work }) {
  const t = useWords(assignmentWords)
  const go = useGo()
  useScreenName(work.cardTitle)
  return (
    <div className="kit-form">
      <ScreenHead
        mark={<StatusTag machine={assignment.machine} status={work.status} />}
        title={work.cardTitle}
      >
        {isAnswerable(work) && (
          <Button
            icon={<EditOutlined aria-hidden="true" />}
            onClick={() => go(pathsOf(home).edit(work.id))}
            type="primary"
          >
            {t(work.status === 'submitted' ? 'work.answer' : 'work.reopen')}
          </Button>
        )}
      </ScreenHead>
      <div className="kit-panel work-panel">
        <WorkFacts work={work} />
        <WorkPane work={work} />
      </div>
    </div>
  )
}
