import './access.css'
import { Input, Segmented } from 'antd'
import { useMemo, useState } from 'react'
import { roles } from '#kit/contract/role.ts'
import { useRead } from '#kit/http/web/query.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { ListSkeleton } from '#kit/states/web/Skeletons.tsx'
import { EmptyState, ErrorState } from '#kit/states/web/states.tsx'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { useClear } from '#kit/select/web/useClear.tsx'
import { accessEndpoints } from '../access.contract.ts'
import type { Group, LineFilter } from '../access.shown.ts'
import { shownGroups } from '../access.shown.ts'
import { accessWords } from '../access.words.ts'
import type { MenuGroup } from './groups.ts'
import { menuGroups, ruleGroups } from './groups.ts'
import { Matrix } from './Matrix.tsx'

const views = ['menu', 'calls'] as const
type View = (typeof views)[number]
const nothing: LineFilter = { text: '', only: undefined, against: undefined }

/** `/datas/roles/access`: who may open and do what, as routes and contracts say it. */
export function AccessScreen({ menu }: { readonly menu: readonly MenuGroup[] }) {
  const t = useWords(accessWords)
  const translate = useTranslate()
  const [view, setView] = useState<View>('menu')
  const [filter, setFilter] = useState(nothing)
  const rules = useRead(accessEndpoints.get, {}, { staleTime: Infinity })
  const groups = useMemo(
    () => (view === 'menu' ? menuGroups(menu, translate) : ruleGroups(rules.data ?? [], translate)),
    [view, menu, rules.data, translate],
  )
  const isWaiting = view === 'calls' && rules.isPending
  return (
    <section className="access">
      <ScreenHead title={t('title')} lead={t('lead')}>
        <Segmented
          aria-label={t('views.label')}
          options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
          value={view}
          onChange={setView}
        />
      </ScreenHead>
      <Filters filter={filter} onChange={setFilter} />
      {isWaiting && <ListSkeleton />}
      {view === 'calls' && rules.isError && (
        <ErrorState error={rules.error} onRetry={() => void rules.refetch()} />
      )}
      {!isWaiting && !(view === 'calls' && rules.isError) && (
        <Shown head={t(view === 'menu' ? 'screen' : 'action')} groups={groups} filter={filter} />
      )}
    </section>
  )
}

interface ShownProps {
  readonly head: string
  readonly groups: readonly Group[]
  readonly filter: LineFilter
}

function Shown({ head, groups, filter }: ShownProps) {
  const t = useWords(accessWords)
  const shown = useMemo(() => shownGroups(groups, filter), [groups, filter])
  if (shown.length === 0) return <EmptyState title={t('empty')} lead={t('emptyLead')} />
  return (
    <>
      {filter.only && filter.against && <p className="access-note">{t('differing')}</p>}
      <Matrix head={head} groups={shown} filter={filter} />
    </>
  )
}

interface FiltersProps {
  readonly filter: LineFilter
  readonly onChange: (filter: LineFilter) => void
}

function Filters({ filter, onChange }: FiltersProps) {
  const t = useWords(accessWords)
  const kit = useResourceWords('kit')
  const clear = useClear()
  const options = roles.map((value) => ({ value, label: kit.value('role', value) }))
  return (
    <div className="access-filters" role="search">
      <Input
        allowClear={clear}
        aria-label={t('search')}
        placeholder={t('search')}
        value={filter.text}
        onChange={({ target }) => onChange({ ...filter, text: target.value })}
      />
      <Select
        allowClear
        aria-label={t('only')}
        placeholder={t('all')}
        options={options}
        value={filter.only}
        onChange={(only) => onChange({ ...filter, only, against: only ? filter.against : undefined })}
      />
      <Select
        allowClear
        aria-label={t('compare')}
        disabled={filter.only === undefined}
        placeholder={t('none')}
        options={options.filter(({ value }) => value !== filter.only)}
        value={filter.against}
        onChange={(against) => onChange({ ...filter, against })}
      />
    </div>
  )
}
