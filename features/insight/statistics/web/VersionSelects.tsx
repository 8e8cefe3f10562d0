import type { DataOf } from '#kit/contract/endpoint.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import type { statisticsEndpoints } from '../statistics.contract.ts'
import { statisticsWords } from '../statistics.words.ts'
import { useStatisticsSearch } from './statisticsSearch.ts'

type Versions = DataOf<typeof statisticsEndpoints.info>['versions']

/** How a version is called: its number, and its label where it has one. */
export const versionName = ({ number, label }: Versions[number]): string =>
  [`v${number}`, label].filter((part) => part !== '').join(' ')

/** Which version is shown, and which one beside it. */
export function VersionSelects({ versions }: { readonly versions: Versions }) {
  const t = useWords(statisticsWords)
  const { now, change } = useStatisticsSearch()
  if (versions.length < 2) return null
  const options = versions.map((version) => ({ value: version.id, label: versionName(version) }))
  // 0 means none: a choice of its own, so that one comes back to it as one left it.
  const chosen = (id: number) => (id === 0 ? undefined : id)
  return (
    <>
      <Select
        aria-label={t('filters.version')}
        className="kit-filter"
        onChange={(id) => change({ versionId: chosen(id), ...(id === 0 && { compare: undefined }) })}
        options={[{ value: 0, label: t('filters.allVersions') }, ...options]}
        value={now.versionId ?? 0}
      />
      {now.versionId !== undefined && (
        <Select
          aria-label={t('filters.compare')}
          className="kit-filter"
          onChange={(id) => change({ compare: chosen(id) })}
          options={[
            { value: 0, label: t('filters.noCompare') },
            ...options.filter(({ value }) => value !== now.versionId),
          ]}
          value={now.compare ?? 0}
        />
      )}
    </>
  )
}
