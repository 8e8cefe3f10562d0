import { Button } from 'antd'
import { useMemo, type ReactNode } from 'react'
import type { ValuesOf } from '#kit/contract/field.ts'
import { EditorBar, EditorFields, EditorMark, EditorMoves } from '#kit/record/web/RecordEditor.tsx'
import { useRecordEditor } from '#kit/record/web/useRecordEditor.ts'
import type { RecordOf } from '#kit/contract/resource.ts'
import type { Values } from '#kit/form/values.ts'
import { FormColumns } from '#kit/form/web/FormColumns.tsx'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { useLeaveGuard, type Place } from '#kit/form/web/useLeaveGuard.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import type { profileFields } from '#features/people/profile/profile.contract.ts'
import { userPage } from '../user-page.contract.ts'
import { userPageWords } from '../user-page.words.ts'
import { shownPage } from './shownPage.ts'
import { UserPageView } from './UserPageView.tsx'

const layout = {
  sections: [
    { key: 'page', fields: ['backgroundImage', 'industryLevel', 'tagId'] },
    { key: 'person', fields: ['avatar', 'nickname', 'description'] },
  ],
} as const

export interface OwnPageProps {
  /** What the profile says: a new page begins with it. */
  readonly profile: ValuesOf<typeof profileFields>
  readonly isLeaving: (current: Place, next: Place) => boolean
}

interface UserPageFormProps extends OwnPageProps {
  /** Undefined while a page is being begun. */
  readonly record: RecordOf<typeof userPage> | undefined
  readonly actions?: ReactNode
  /** Leaves a page that was only begun. */
  readonly onCancel?: () => void
}

/** The form of the page, and the page beside it while one types. */
export function UserPageForm({ record, profile, isLeaving, actions, onCancel }: UserPageFormProps) {
  const t = useWords(userPageWords)
  const editor = useRecordEditor({ resource: userPage, record, initial: record ?? profile })
  const { form, known } = editor
  const guard = useLeaveGuard(form.isDirty, isLeaving)
  const status = record?.status ?? 'draft'
  const isLocked = status !== 'draft'
  const cancel = () => {
    form.setValues(form.base)
    onCancel?.()
  }
  return (
    <div className="kit-form">
      <ScreenHead
        title={t('title')}
        lead={isLocked ? t(`locked.${status}`) : t('lead')}
        mark={<EditorMark editor={editor} />}
      >
        {actions}
        <EditorMoves editor={editor} />
      </ScreenHead>
      {!isLocked && <TakeOver profile={profile} values={form.values} onTake={form.setValues} />}
      <FormColumns aside={<UserPageView page={shownPage(form.values, known('tagId'), record?.works)} />}>
        <EditorFields editor={editor} layout={layout} isLocked={isLocked} />
      </FormColumns>
      {!isLocked && (
        <div className="kit-form-bar">
          <EditorBar editor={editor} onCancel={cancel} />
        </div>
      )}
      {guard}
    </div>
  )
}

interface TakeOverProps extends Pick<OwnPageProps, 'profile'> {
  readonly values: Values
  readonly onTake: (change: (now: Values) => Values) => void
}

/** The page stands as it was reviewed, so a later profile comes onto it by hand. */
function TakeOver({ profile, values, onTake }: TakeOverProps) {
  const t = useWords(userPageWords)
  const differing = useMemo(
    () => Object.entries(profile).filter(([name, value]) => value !== '' && value !== values[name]),
    [profile, values],
  )
  if (differing.length === 0) return null
  return (
    <output className="kit-banner" data-tone="info">
      <span>{t('differs')}</span>
      <Button size="small" onClick={() => onTake((now) => ({ ...now, ...Object.fromEntries(differing) }))}>
        {t('takeOver')}
      </Button>
    </output>
  )
}
