import { FontSizeOutlined } from '@ant-design/icons'
import { Dropdown } from 'antd'
import { useWords } from '#kit/i18n/web/words.ts'
import { shellWords } from '../../words/shellWords.ts'
import { change, settings, sizes } from './settings.ts'

/** B6: small, medium or large text and controls. */
export function SizeMenu() {
  const t = useWords(shellWords)
  const { size } = settings.use()
  const items = sizes.map((name) => ({
    key: name,
    label: t(`sizes.${name}`),
    onClick: () => change({ size: name }),
  }))
  return (
    <Dropdown menu={{ items, selectedKeys: [size] }} autoFocus trigger={['click']} placement="bottomRight">
      <button type="button" className="shell-icon" aria-label={t('nav.size')} aria-haspopup="menu">
        <FontSizeOutlined aria-hidden="true" />
      </button>
    </Dropdown>
  )
}
