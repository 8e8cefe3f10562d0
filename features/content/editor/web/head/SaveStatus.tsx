import { SaveLine } from '#kit/form/web/SaveLine.tsx'
import { StatusTag } from '#kit/resource/web/StatusTag.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { useEditorState } from '../state/context.ts'

/** The state, the version, and whether everything is saved. */
export function SaveStatus() {
  const t = useWords(activityWords)
  const save = useEditorState((state) => state.save)
  const record = useEditorState((state) => state.record)
  return (
    <span className="editor-standing">
      <StatusTag machine={activity.machine} status={record.status} />
      {record.versionNumber > 0 && (
        <span className="kit-muted">{t('version.number', { number: record.versionNumber })}</span>
      )}
      {record.status === 'public' && record.hasUnpublishedChanges && (
        <span className="kit-tag" data-tone="wait">
          {t('version.unpublished')}
        </span>
      )}
      <SaveLine state={save} />
    </span>
  )
}
