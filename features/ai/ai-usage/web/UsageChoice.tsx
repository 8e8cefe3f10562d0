import '#kit/table/web/list.css'
import { Segmented } from 'antd'
import { useState } from 'react'
import { hasRole, superAdmins } from '#kit/contract/role.ts'
import { RecordPicker } from '#kit/pick/web/RecordPicker.tsx'
import { useActor } from '#kit/http/web/session.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { systemOwner } from '../ai-usage.limits.ts'
import { aiUsageWords } from '../ai-usage.words.ts'
import { lastMonths } from './months.ts'
import { useUsageSearch } from './usageSearch.ts'

/** Which month; super administrators also choose whose. */
export function UsageChoice() {
  const t = useWords(aiUsageWords)
  const actor = useActor()
  const { now, change } = useUsageSearch()
  const [[present, ...before]] = useState(() => lastMonths(Date.now()))
  return (
    <div aria-label={t('choice')} className="usage-choice" role="group">
      <Select
        aria-label={t('fields.month')}
        onChange={(month) => change({ month: month === present ? undefined : month })}
        options={[
          { value: present, label: t('thisMonth') },
          ...before.map((month) => ({ value: month, label: month })),
        ]}
        value={now.month ?? present}
      />
      {hasRole(actor, superAdmins) && <OwnerChoice />}
    </div>
  )
}

const owners = ['own', 'system', 'other'] as const
type Owner = (typeof owners)[number]

const ownerIn = (ownerId: number | undefined): Owner =>
  ownerId === undefined ? 'own' : ownerId === systemOwner ? 'system' : 'other'

function OwnerChoice() {
  const t = useWords(aiUsageWords)
  const { now, change } = useUsageSearch()
  const [isChoosing, setChoosing] = useState(false)
  const owner = isChoosing ? 'other' : ownerIn(now.ownerId)
  const choose = (next: Owner) => {
    setChoosing(next === 'other')
    if (next !== 'other') change({ ownerId: next === 'system' ? systemOwner : undefined })
  }
  const pick = (id: number | null) => {
    setChoosing(false)
    change({ ownerId: id ?? undefined })
  }
  return (
    <>
      <Segmented
        aria-label={t('fields.ownerId')}
        options={owners.map((value) => ({ value, label: t(`owners.${value}`) }))}
        value={owner}
        onChange={choose}
      />
      {owner === 'other' && (
        <RecordPicker
          className="kit-filter"
          label={t('owners.other')}
          onChange={pick}
          resource="user"
          value={now.ownerId || null}
        />
      )}
    </>
  )
}
