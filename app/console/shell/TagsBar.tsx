import { CloseOutlined, HomeOutlined, MoreOutlined } from '@ant-design/icons'
import { defaultParseSearch, Link } from '@tanstack/react-router'
import { Dropdown, type MenuProps } from 'antd'
import { useEffect, useRef, type WheelEvent } from 'react'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { shellWords } from '../../words/shellWords.ts'
import { trailTo, type RouteRow } from '../routing/routes.ts'
import { pathOf, type View } from '../visits/views.ts'
import { views } from '../visits/visited.ts'
import { useTabs } from './useTabs.ts'
import { isPinned } from './useVisits.ts'

/** B3: the visited screens as tabs, with refresh and three ways of closing. */
export function TagsBar({ rows }: { rows: readonly RouteRow[] }) {
  const t = useWords(shellWords)
  const shown = views.use()
  const tabs = useTabs()
  const menuOf = (view: View): MenuProps => ({
    items: [
      { key: 'refresh', label: t('tabs.refresh'), onClick: () => void tabs.refresh(view) },
      {
        key: 'close',
        label: t('tabs.closeThis'),
        disabled: isPinned(view),
        onClick: () => tabs.close(view),
      },
      { key: 'others', label: t('tabs.closeOthers'), onClick: () => tabs.closeOthers(view) },
      { key: 'all', label: t('tabs.closeAll'), onClick: tabs.closeAll },
    ],
  })
  return (
    <nav className="shell-tabs" aria-label={t('tabs.label')}>
      <ul className="shell-tab-list" onWheel={scrollSideways}>
        {shown.map((view) => (
          <Tab
            key={view.key}
            view={view}
            rows={rows}
            isOpen={view.key === tabs.open.key}
            menu={menuOf(view)}
            onClose={() => tabs.close(view)}
          />
        ))}
      </ul>
      <Dropdown menu={menuOf(tabs.open)} autoFocus trigger={['click']} placement="bottomRight">
        <button type="button" className="shell-icon" aria-label={t('tabs.menu')} aria-haspopup="menu">
          <MoreOutlined aria-hidden="true" />
        </button>
      </Dropdown>
    </nav>
  )
}

/** A wheel turns downwards, the bar lies: many tabs are reached with either. */
function scrollSideways({ currentTarget, deltaX, deltaY }: WheelEvent<HTMLUListElement>): void {
  if (Math.abs(deltaY) > Math.abs(deltaX)) currentTarget.scrollLeft += deltaY
}

const searchOf = (view: View) => defaultParseSearch(view.href.slice(pathOf(view).length))

interface TabProps {
  readonly view: View
  readonly rows: readonly RouteRow[]
  readonly isOpen: boolean
  readonly menu: MenuProps
  readonly onClose: () => void
}

function Tab({ view, rows, isOpen, menu, onClose }: TabProps) {
  const t = useWords(shellWords)
  const translate = useTranslate()
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isOpen])
  const row = trailTo(pathOf(view), rows).at(-1)
  if (!row) return null
  const kind = translate(row.title)
  const title = view.name ? t('tabs.named', { name: view.name, kind }) : kind
  return (
    <Dropdown menu={menu} trigger={['contextMenu']}>
      <li ref={item} className="shell-tab" data-open={isOpen}>
        <Link
          to={pathOf(view)}
          search={searchOf(view)}
          activeOptions={{ exact: true }}
          aria-current={isOpen ? 'page' : undefined}
        >
          {isPinned(view) && <HomeOutlined aria-hidden="true" />}
          {title}
        </Link>
        {!isPinned(view) && (
          <button type="button" aria-label={t('tabs.close', { title })} onClick={onClose}>
            <CloseOutlined aria-hidden="true" />
          </button>
        )}
      </li>
    </Dropdown>
  )
}
