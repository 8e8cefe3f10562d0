import { Button, Tag } from 'antd'
import { useRef } from 'react'
import type { z } from 'zod'
import { sessionEndpoints, type permissionInfo } from '#features/people/session/session.contract.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { focusField, useForm } from '#kit/form/web/useForm.ts'
import { valuesOf } from '#kit/form/values.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useRead, useWrite } from '#kit/http/web/query.ts'
import { RecordForm } from '#kit/record/web/RecordForm.tsx'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { readSession, setSession } from '#kit/http/web/session.ts'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { ErrorState } from '#kit/states/web/states.tsx'
import { useLeaveGuard, type Place } from '#kit/form/web/useLeaveGuard.tsx'
import { useSaveKey } from '#kit/form/web/useSaveKey.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { profileEndpoints, profileFields } from '../profile.contract.ts'
import './profile.css'
import { profileWords } from '../profile.words.ts'

type Info = z.output<typeof permissionInfo>

interface ProfileHomeProps {
  /** What leaves the form, where it shares its address with something else. */
  readonly isLeaving?: (current: Place, next: Place) => boolean
}

/** K2: how others see me. */
export function ProfileHome({ isLeaving }: ProfileHomeProps) {
  const t = useWords(profileWords)
  const { data, error, refetch } = useRead(sessionEndpoints.permissionInfo)
  return (
    <section className="profile-page">
      <ScreenHead title={t('screen.title')} lead={t('screen.lead')} />
      <div className="kit-panel profile-panel">
        {data && <ProfileForm info={data} isLeaving={isLeaving} />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <FormSkeleton fields={3} />}
      </div>
    </section>
  )
}

interface ProfileFormProps {
  readonly info: Info
  readonly isLeaving: ProfileHomeProps['isLeaving'] | undefined
}

function ProfileForm({ info: { user, roles }, isLeaving }: ProfileFormProps) {
  const t = useWords(profileWords)
  const kit = useWords(kitWords)
  const words = useResourceWords(profileWords.name)
  const element = useRef<HTMLFormElement>(null)
  const form = useForm(profileFields, valuesOf(profileFields, user), words.label)
  const update = useWrite(profileEndpoints.update, { touches: [sessionEndpoints.permissionInfo] })
  const leaving = useLeaveGuard(form.isDirty, isLeaving)

  function save() {
    const parsed = profileEndpoints.update.body?.safeParse(form.values)
    if (!parsed?.success) return focusField(element.current, form.check()[0])
    update.mutate({ body: parsed.data }, { onSuccess: () => take(parsed.data), onError: refuse })
  }
  function take(saved: Pick<Info['user'], 'nickname' | 'avatar'>) {
    form.setBase(form.values)
    const session = readSession()
    if (session) setSession({ ...session, nickname: saved.nickname, avatar: saved.avatar })
    notify({ kind: 'success', text: t('screen.saved') })
  }
  function refuse(error: Error) {
    const fields = isRefusal(error) ? error.fields : {}
    form.refuse(fields)
    focusField(element.current, Object.keys(fields)[0])
    if (Object.keys(fields).length === 0) notify({ kind: 'error', text: errorText(error) })
  }
  useSaveKey(save)
  return (
    <>
      <p className="profile-roles">
        <span>{t('screen.roles')}</span>
        {roles.map((role) => (
          <Tag key={role}>{kit(`roles.${role}`)}</Tag>
        ))}
      </p>
      <RecordForm
        form={form}
        formRef={element}
        words={profileWords.name}
        layout={{ sections: [{ key: 'basics', fields: ['avatar', 'nickname', 'description'] }] }}
        onSubmit={save}
      />
      <Button type="primary" loading={update.isPending} onClick={save}>
        {t('screen.save')}
      </Button>
      {leaving}
    </>
  )
}
