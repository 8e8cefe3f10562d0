import './own.css'
import { useRef, type SyntheticEvent } from 'react'
import { call } from '#kit/http/web/client.ts'
import { draftKey } from '#kit/form/web/recoveryDraft.ts'
import { useRecoveryDraft } from '#kit/form/web/useRecoveryDraft.ts'
import { sameJson } from '#kit/value/sameJson.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { TextInput } from '#features/people/session/web/TextInput.tsx'
import { profileWords } from '#features/people/profile/profile.words.ts'
import { AvatarPart } from './AvatarPart.tsx'
import { IntroductionInput } from './IntroductionInput.tsx'
import { PartFoot } from './PartFoot.tsx'
import { profileCalls, type Person } from './account.calls.ts'
import { focusIn } from './focusIn.ts'
import { usePart } from './usePart.ts'

interface ProfilePartProps {
  readonly person: Person
  readonly onChanged: (part: Partial<Person>) => void
}

/** K2-own: how others see a learner. The picture is saved when it was chosen, name and introduction by their button. */
export function ProfilePart({ person, onChanged }: ProfilePartProps) {
  return (
    <>
      <AvatarPart onChanged={onChanged} person={person} />
      <NameForm person={person} onChanged={onChanged} />
    </>
  )
}

function NameForm({ person, onChanged }: ProfilePartProps) {
  const t = useWords(profileWords)
  const form = useRef<HTMLFormElement>(null)
  const { nickname, description } = person
  const { draft, setDraft } = useRecoveryDraft({
    key: draftKey(person.id, 'own-profile', undefined),
    first: { nickname, description },
    read: (left) =>
      typeof left['nickname'] === 'string' && typeof left['description'] === 'string'
        ? { nickname: left['nickname'], description: left['description'] }
        : undefined,
    isWritten: (now) => now.nickname !== nickname || now.description !== description,
  })
  const part = usePart({
    send: (body: typeof draft) => call(profileCalls.change, { body }),
    onSaved: (body) => {
      const saved = { nickname: body.nickname.trim(), description: body.description.trim() }
      // What was typed while it was on its way stays.
      setDraft((now) => (sameJson(now, body) ? saved : now))
      onChanged(saved)
    },
    onProblem: (field) => focusIn(form.current, field),
    isKept: true,
  })
  const field = (name: keyof typeof draft) => ({
    name,
    label: t(`fields.${name}`),
    value: draft[name],
    problem: part.problems[name],
    onChange: (value: string) => {
      setDraft((now) => ({ ...now, [name]: value }))
      part.touch(name)
    },
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    part.save(draft)
  }
  return (
    <form className="own-form" noValidate onSubmit={submit} ref={form}>
      <TextInput {...field('nickname')} autoComplete="nickname" hint={t('own.nicknameHint')} />
      <IntroductionInput {...field('description')} />
      <PartFoot action={t('screen.save')} state={part.state} />
    </form>
  )
}
