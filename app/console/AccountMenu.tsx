import { HomeOutlined, LockOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons'
import { Link } from '@tanstack/react-router'
import { Dropdown } from 'antd'
import { notify } from '#kit/web/notice.ts'
import { useSession } from '#kit/web/session.ts'
import { useWords } from '#kit/web/words.ts'
import avatar from './avatar.svg'
import { logout } from './guard.ts'
import { homePath } from './routes.ts'
import { shellWords } from './words.ts'

/** B2: the avatar and what belongs to the person. */
export function AccountMenu({ hasHome }: { hasHome: boolean }) {
  const t = useWords(shellWords)
  const session = useSession()
  const leave = () => {
    notify({ kind: 'info', text: t('account.leaving') })
    void logout()
  }
  const home = {
    key: 'home',
    icon: <HomeOutlined />,
    label: <Link to={homePath}>{t('account.dashboard')}</Link>,
  }
  const items = [
    { key: 'who', label: <Person />, disabled: true },
    { key: 'profile', icon: <UserOutlined />, label: <Link to="/profile/home">{t('account.profile')}</Link> },
    { key: 'pwd', icon: <LockOutlined />, label: <Link to="/profile/pwd">{t('account.password')}</Link> },
    ...(hasHome ? [home] : []),
    { type: 'divider' as const, key: 'line' },
    { key: 'out', icon: <LogoutOutlined />, label: t('account.logout'), onClick: leave },
  ]
  return (
    <Dropdown
      menu={{ items }}
      trigger={['click']}
      placement="bottomRight"
      classNames={{ root: 'shell-account' }}
    >
      <button type="button" className="shell-avatar" aria-label={t('nav.account')} aria-haspopup="menu">
        <img src={session?.avatar || avatar} alt="" width={32} height={32} />
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
