import './favourites.css'
import { EllipsisOutlined, StarOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Button, Dropdown } from 'antd'
import { useEffect, useEffectEvent, useId } from 'react'
import { keyOf } from '#kit/http/web/query.ts'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { Go, useGo } from '#kit/view/web/Go.tsx'
import { shellWords } from '../../words/shellWords.ts'
import { screenIcon } from '../routing/icons.tsx'
import type { RouteRow } from '../routing/routes.ts'
import { favouriteAt } from './favouriteAt.ts'
import { favouriteCalls } from './favourites.calls.ts'
import { isSameFavourite } from './sameFavourite.ts'
import { shownFavourites, type ShownFavourite } from './shownFavourites.ts'
import { useFavourites } from './useFavourites.ts'

interface FavouriteMenuProps {
  readonly rows: readonly RouteRow[]
  readonly isCollapsed: boolean
}

/** The reader's favourites above the menu; nothing while they have none. */
export function FavouriteMenu({ rows, isCollapsed }: FavouriteMenuProps) {
  const t = useWords(shellWords)
  const translate = useTranslate()
  const { list, set } = useFavourites()
  useFreshNames(list.length > 0)
  const shown = shownFavourites(list, rows, translate)
  if (shown.length === 0) return null
  return isCollapsed ? (
    <Flyout shown={shown} label={t('favourites.title')} />
  ) : (
    <Entries shown={shown} onChange={(next) => void set(next.map(({ of, name }) => ({ of, name })))} />
  )
}

/** Names are of today: they are read again as another screen opens, since what was open may have been renamed. */
function useFreshNames(isAny: boolean): void {
  const client = useQueryClient()
  const { pathname } = useLocation()
  const read = useEffectEvent(() => {
    if (isAny) void client.invalidateQueries({ queryKey: keyOf(favouriteCalls.list, {}) })
  })
  useEffect(() => read(), [pathname])
}

interface EntriesProps {
  readonly shown: readonly ShownFavourite[]
  readonly onChange: (next: readonly ShownFavourite[]) => void
}

function Entries({ shown, onChange }: EntriesProps) {
  const t = useWords(shellWords)
  const id = useId()
  const { pathname, searchStr } = useLocation()
  const here = favouriteAt(pathname, searchStr)
  return (
    <div className="shell-favourites">
      <span id={id} className="shell-favourites-title">
        {t('favourites.title')}
      </span>
      <ul className="shell-menu" aria-labelledby={id}>
        {shown.map((one, index) => {
          const without = shown.toSpliced(index, 1)
          const isHere = here !== undefined && isSameFavourite(here, one.of)
          const items = [
            { key: 'up', label: t('favourites.up'), disabled: index === 0 },
            { key: 'down', label: t('favourites.down'), disabled: index === without.length },
            { key: 'remove', label: t('favourites.takeOut') },
          ]
          const act = (key: string) =>
            onChange(key === 'remove' ? without : without.toSpliced(index + (key === 'up' ? -1 : 1), 0, one))
          return (
            <li key={one.href} className="shell-favourite" data-lit={isHere}>
              <Go href={one.href} className="shell-entry" isCurrent={isHere} title={hintOf(one)}>
                {screenIcon(one.path)}
                <span>{one.title}</span>
              </Go>
              <Dropdown autoFocus trigger={['click']} menu={{ items, onClick: ({ key }) => act(key) }}>
                <Button
                  type="text"
                  size="small"
                  icon={<EllipsisOutlined aria-hidden="true" />}
                  aria-label={t('favourites.moreOf', { name: one.title })}
                />
              </Dropdown>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The narrow sidebar shows them beside it. */
function Flyout({ shown, label }: { readonly shown: readonly ShownFavourite[]; readonly label: string }) {
  const go = useGo()
  const items = shown.map((one) => ({
    key: one.href,
    label: one.title,
    icon: screenIcon(one.path),
    title: hintOf(one),
    onClick: () => go(one.href),
  }))
  return (
    <Dropdown
      autoFocus
      menu={{ items }}
      align={{ points: ['tl', 'tr'], offset: [10, 0] }}
      trigger={['hover', 'click']}
    >
      <button type="button" className="shell-entry" aria-label={label} aria-haspopup="menu">
        <StarOutlined aria-hidden="true" />
      </button>
    </Dropdown>
  )
}

const hintOf = ({ title, screen }: ShownFavourite): string =>
  title === screen ? title : `${title}\n${screen}`
