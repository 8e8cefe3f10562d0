import { RightOutlined } from '@ant-design/icons'
import { Link, useLocation } from '@tanstack/react-router'
import { Dropdown, Tooltip } from 'antd'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { useGo } from '#kit/view/web/Go.tsx'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { productName } from '../../words/productName.ts'
import { shellWords } from '../../words/shellWords.ts'
import mark from '../../frame/mark.svg'
import { useFavourites } from '../favourites/useFavourites.ts'
import { trailTo, type RouteRow } from '../routing/routes.ts'
import { icons } from '../routing/icons.tsx'
import { settings } from './settings.ts'
import { badgeOf } from '../bell/badge.ts'
import { useReviewCounts, waitingIn, type WaitingCounts } from '../bell/useReviewCounts.ts'

const FavouriteMenu = lazy(() =>
  import('../favourites/FavouriteMenu.tsx').then((file) => ({ default: file.FavouriteMenu })),
)

interface SidebarProps {
  readonly rows: readonly RouteRow[]
  readonly isCollapsed: boolean
}

const shown = (rows: readonly RouteRow[] = []) => rows.filter((row) => !row.isHidden)

/** The entry that is lit for an address: its own, or the list that a hidden screen belongs to. */
function litPath(path: string): string {
  const row = trailTo(path).at(-1)
  return row?.under ?? row?.path ?? path
}

/** B1: the menu, from the allowed routes only. */
export function Sidebar({ rows, isCollapsed }: SidebarProps) {
  const t = useWords(shellWords)
  const { hasLogo } = settings.use()
  const counts = useReviewCounts(rows)
  const hasFavourites = useFavourites().list.length > 0
  const entries = shown(rows).filter((row) => !row.children || shown(row.children).length > 0)
  return (
    <nav className="shell-side" aria-label={t('nav.label')}>
      {hasLogo && (
        <Link to="/" className="shell-logo">
          <img src={mark} alt="" width={26} height={26} />
          {!isCollapsed && <span>{productName}</span>}
        </Link>
      )}
      <Suspense fallback={null}>{hasFavourites && <FavouriteMenu {...{ rows, isCollapsed }} />}</Suspense>
      <ul className="shell-menu">
        {entries.map((row) => (
          <li key={row.path}>
            {!row.children && <Entry {...{ row, counts, isCollapsed }} />}
            {row.children && isCollapsed && <Flyout {...{ row, counts }} />}
            {row.children && !isCollapsed && <Group {...{ row, counts }} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface EntryProps {
  readonly row: RouteRow
  readonly counts: WaitingCounts
  readonly isCollapsed?: boolean
}

/** How many wait behind an entry. */
function Count({ row, counts }: EntryProps) {
  const badge = badgeOf(waitingIn(counts, row))
  return badge && <em className="shell-count">{badge}</em>
}

function Entry({ row, counts, isCollapsed = false }: EntryProps) {
  const translate = useTranslate()
  const isLit = litPath(useLocation().pathname) === row.path
  const title = translate(row.title)
  const link = (
    <Link
      to={row.path}
      className="shell-entry"
      data-lit={isLit}
      activeOptions={{ exact: true }}
      aria-current={isLit ? 'page' : undefined}
      aria-label={isCollapsed ? title : undefined}
    >
      {row.icon && icons[row.icon]}
      {!isCollapsed && <span>{title}</span>}
      {!isCollapsed && <Count {...{ row, counts }} />}
    </Link>
  )
  return isCollapsed ? (
    <Tooltip title={title} placement="right">
      {link}
    </Tooltip>
  ) : (
    link
  )
}

/** A group opens when one of its screens does; the person opens and closes it from then on. */
function Group({ row, counts }: EntryProps) {
  const translate = useTranslate()
  const id = useId()
  const isWithin = trailTo(useLocation().pathname)[0]?.path === row.path
  const [isOpen, setOpen] = useState(isWithin)
  useEffect(() => {
    if (isWithin) setOpen(true)
  }, [isWithin])
  return (
    <>
      <button
        type="button"
        className="shell-entry"
        data-within={isWithin}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {row.icon && icons[row.icon]}
        <span>{translate(row.title)}</span>
        {!isOpen && <Count {...{ row, counts }} />}
        <RightOutlined aria-hidden="true" className="shell-arrow" />
      </button>
      <ul id={id} className="shell-group" hidden={!isOpen}>
        {shown(row.children).map((child) => (
          <li key={child.path}>
            <Entry row={child} counts={counts} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** A group of the narrow sidebar shows its entries beside it. */
function Flyout({ row, counts }: EntryProps) {
  const translate = useTranslate()
  const go = useGo()
  const { pathname } = useLocation()
  const title = translate(row.title)
  const items = shown(row.children).map((child) => ({
    key: child.path,
    label: translate(child.title),
    extra: badgeOf(waitingIn(counts, child)),
    onClick: () => go(child.path),
  }))
  return (
    <Dropdown
      autoFocus
      menu={{ items, selectedKeys: [litPath(pathname)] }}
      align={{ points: ['tl', 'tr'], offset: [10, 0] }}
      trigger={['hover', 'click']}
    >
      <button
        type="button"
        className="shell-entry"
        data-lit={trailTo(pathname)[0]?.path === row.path}
        aria-label={title}
        aria-haspopup="menu"
      >
        {row.icon && icons[row.icon]}
        {waitingIn(counts, row) > 0 && <span className="shell-count-dot" />}
      </button>
    </Dropdown>
  )
}
