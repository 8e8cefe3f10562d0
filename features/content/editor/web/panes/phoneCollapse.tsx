import { DoubleLeftOutlined, DoubleRightOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useState } from 'react'
import { useIsNarrow } from '#kit/view/web/useIsNarrow.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'

const key = 'lectern.phoneFolded'

/** Whether the phone is put aside, as this browser remembers it. A narrow screen shows it alone, so it is never collapsed there. */
export function usePhoneCollapse(): readonly [
  isCollapsed: boolean,
  setCollapsed: (isCollapsed: boolean) => void,
] {
  const isNarrow = useIsNarrow()
  const [isStored, setStored] = useState(() => localStorage.getItem(key) === 'yes')
  const setCollapsed = (next: boolean) => {
    if (next) localStorage.setItem(key, 'yes')
    else localStorage.removeItem(key)
    setStored(next)
  }
  return [isStored && !isNarrow, setCollapsed]
}

/** What is left of the phone: the way back to it. */
export function CollapsedPhone({ onOpen }: { readonly onOpen: () => void }) {
  const t = useWords(activityWords)
  return (
    <aside aria-label={t('editor.phone')} className="editor-phone is-folded">
      <Tooltip placement="left" title={t('editor.showPhone')}>
        <Button
          aria-label={t('editor.showPhone')}
          icon={<DoubleLeftOutlined aria-hidden="true" />}
          onClick={onOpen}
          type="text"
        />
      </Tooltip>
    </aside>
  )
}

export function CollapsePhone({ onCollapse }: { readonly onCollapse: () => void }) {
  const t = useWords(activityWords)
  const isNarrow = useIsNarrow()
  if (isNarrow) return null
  return (
    <Tooltip title={t('editor.hidePhone')}>
      <Button
        aria-label={t('editor.hidePhone')}
        icon={<DoubleRightOutlined aria-hidden="true" />}
        className="editor-phone-fold"
        onClick={onCollapse}
        size="small"
        type="text"
      />
    </Tooltip>
  )
}
