import './versions.css'
import { EditOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useGo } from '#kit/view/web/Go.tsx'
import { useRead } from '#kit/http/web/query.ts'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { EmptyState, ErrorState, MissingRecord } from '#kit/states/web/states.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { useDeckWords } from '#deck/web/words.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import {
  activityVersionEndpoints,
  type ActivityVersion,
} from '#features/content/activity/activityVersion.contract.ts'
import type { ActivityRecord } from '../state/editorState.ts'
import { activityHome, activityPaths } from '../record/paths.ts'
import { SaveVersion } from './SaveVersion.tsx'
import { VersionCompare } from './VersionCompare.tsx'
import { VersionLine } from './VersionLine.tsx'
import { useCompared } from './versionSearch.ts'

const most = 200

/** D9: all versions of an activity, and any two of them side by side. */
export function VersionScreen() {
  const { id = 0 } = useCompared()
  const isNamed = id > 0
  // Whoever comes from the editor has just changed it.
  const now = { enabled: isNamed, staleTime: 0 }
  const record = useRead(activityEndpoints.get, { query: { id } }, now)
  const body = { activityId: id, pageNo: 1, pageSize: most }
  const versions = useRead(activityVersionEndpoints.page, { body }, { ...now, keepPrevious: true })
  const hasWords = useDeckWords()
  if (!isNamed) return <MissingRecord home={activityHome} />
  const error = record.error ?? versions.error
  if (error) return <ErrorState error={error} home={activityHome} onRetry={() => void record.refetch()} />
  if (!record.data || !versions.data || !hasWords) return <FormSkeleton />
  return <Versions list={versions.data.list} record={record.data} />
}

interface Props {
  readonly record: ActivityRecord
  readonly list: readonly ActivityVersion[]
}

function Versions({ record, list }: Props) {
  const t = useWords(activityWords)
  const go = useGo()
  const compared = useCompared()
  useScreenName(record.title)
  const from = list.find(({ id }) => id === compared.from) ?? list[0]
  return (
    <div className="versions">
      <ScreenHead lead={t('versions.lead')} title={`${record.title} · ${t('version.title')}`}>
        {record.mayEdit && (
          <Button
            icon={<EditOutlined aria-hidden="true" />}
            onClick={() => go(activityPaths.edit(record.id))}
          >
            {t('versions.toEditor')}
          </Button>
        )}
        {record.mayEdit && <SaveVersion record={record} />}
      </ScreenHead>
      {from ? (
        <div className="versions-columns">
          <ol aria-label={t('version.title')} className="kit-panel versions-list">
            {list.map((version) => (
              <VersionLine
                isShown={version.id === from.id}
                key={version.id}
                onShow={() => compared.show({ from: version.id, to: undefined })}
                parent={list.find(({ id }) => id === version.parentVersionId)}
                version={version}
              />
            ))}
          </ol>
          <VersionCompare from={from} list={list} record={record} to={compared.to} onShow={compared.show} />
        </div>
      ) : (
        <EmptyState lead={t('versions.noneLead')} title={t('versions.none')} />
      )}
    </div>
  )
}
