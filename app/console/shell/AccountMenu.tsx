import {
  DesktopOutlined,
  HomeOutlined,
  IdcardOutlined,
  LockOutlined,
  LogoutOutlined,
  MoonOutlined,
  SunOutlined,
  NotificationOutlined,
  QuestionCircleOutlined,
  SettingOutlined,
  UserOutlined,
} from '@ant-design/icons'
import { Dropdown } from 'antd'
import type { ReactNode } from 'react'
import { useGo } from '#kit/view/web/Go.tsx'
import { useSession } from '#kit/http/web/session.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { useTheme } from '#kit/theme/web/useTheme.ts'
import { themes, type Theme } from '#kit/theme/themes.ts'
import { shellWords } from '../../words/shellWords.ts'
import avatar from '../../frame/avatar.svg'
import { chooseTheme } from '../../frame/chooseTheme.ts'
import { leave } from '../routing/leave.ts'
import { homePath } from '../routing/paths.ts'
import { openSettings } from './SettingsPanel.tsx'
import { useHelp } from './useHelp.ts'

const themeIcons: Readonly<Record<Theme, ReactNode>> = {
  system: <DesktopOutlined aria-hidden="true" />,
  light: <SunOutlined aria-hidden="true" />,
  dark: <MoonOutlined aria-hidden="true" />,
}

/** B2: the avatar and what belongs to the person. */
export function AccountMenu({ hasHome }: { hasHome: boolean }) {
  const t = useWords(shellWords)
  const kit = useWords(kitWords)
  const theme = useTheme()
  const session = useSession()
  const go = useGo()
  const entries = [
    { key: '/profile/index', icon: <IdcardOutlined aria-hidden="true" />, label: t('routes.profile') },
    { key: '/profile/home', icon: <UserOutlined aria-hidden="true" />, label: t('account.profile') },
    { key: '/profile/pwd', icon: <LockOutlined aria-hidden="true" />, label: t('account.password') },
    ...(hasHome
      ? [{ key: homePath, icon: <HomeOutlined aria-hidden="true" />, label: t('account.dashboard') }]
      : []),
  ]
  const help = useHelp()
  const news = help.isNewsUnread ? t('help.unread') : t('help.news')
  const items = [
    {
      type: 'group' as const,
      key: 'person',
      label: <Person />,
      children: entries.map((entry) => ({ ...entry, onClick: () => go(entry.key) })),
    },
    { type: 'divider' as const, key: 'above theme' },
    {
      type: 'group' as const,
      key: 'theme',
      label: kit('theme.label'),
      children: themes.map((name) => ({
        key: name,
        icon: themeIcons[name],
        label: kit(`theme.${name}`),
        onClick: () => void chooseTheme(name),
      })),
    },
    {
      key: 'look',
      icon: <SettingOutlined aria-hidden="true" />,
      label: t('settings.open'),
      onClick: openSettings,
    },
    { type: 'divider' as const, key: 'help-line' },
    {
      key: 'help',
      icon: <QuestionCircleOutlined aria-hidden="true" />,
      label: t('help.screen'),
      onClick: help.openForScreen,
    },
    {
      key: 'news',
      icon: <NotificationOutlined aria-hidden="true" />,
      label: <span className={help.isNewsUnread ? 'shell-unread' : undefined}>{news}</span>,
      onClick: help.openNews,
    },
    { type: 'divider' as const, key: 'line' },
    { key: 'out', icon: <LogoutOutlined aria-hidden="true" />, label: t('account.logout'), onClick: leave },
  ]
  return (
    <Dropdown
      menu={{ items, selectedKeys: [theme] }}
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      classNames={{ root: 'shell-account' }}
    >
      <button type="button" className="shell-avatar" aria-label={t('nav.account')} aria-haspopup="menu">
        <img src={session?.avatar || avatar} alt="" width={32} height={32} />
        {help.isNewsUnread && <i className="shell-news" aria-hidden="true" />}
      </button>
    </Dropdown>
  )
}

function Person() {
  const session = useSession()
  return (
    <span className="shell-person">
      <b>{session?.nickname}</b>
      <span>{session?.username}</span>
    </span>
  )
}
