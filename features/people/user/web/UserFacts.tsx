import '#kit/form/web/form.css'
import type { ReactNode } from 'react'
import { useFormat } from '#kit/i18n/web/format.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { Facts } from '#kit/view/web/Facts.tsx'
import { user } from '../user.contract.ts'
import { RoleTags } from './RoleTags.tsx'
import { SessionKey } from './SessionKey.tsx'

const factFields = user.record.pick({
  id: true,
  username: true,
  roles: true,
  hasSessionKey: true,
  hasSecondFactor: true,
  createdAt: true,
  lastLoginAt: true,
  creatorName: true,
})

/** What is known of an account and not written by its form. */
export function UserFacts({ record }: { readonly record: object }) {
  const words = useResourceWords(user.name)
  const kit = useWords(kitWords)
  const format = useFormat()
  const facts = factFields.safeParse(record).data
  if (!facts) return null
  const rows: readonly (readonly [name: string, shown: ReactNode])[] = [
    ['id', facts.id],
    ['username', facts.username],
    ['roles', <RoleTags key="roles" roles={facts.roles} />],
    ['hasSessionKey', <SessionKey key="key" isSet={facts.hasSessionKey} />],
    ['hasSecondFactor', kit(facts.hasSecondFactor ? 'common.yes' : 'common.no')],
    ['createdAt', format.dateTime(facts.createdAt)],
    ['lastLoginAt', facts.lastLoginAt === null ? '–' : format.dateTime(facts.lastLoginAt)],
    ['creatorName', facts.creatorName || '–'],
  ]
  return <Facts className="kit-view" rows={rows} labelOf={words.label} />
}
