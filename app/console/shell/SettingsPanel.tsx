import { SettingOutlined } from '@ant-design/icons'
import { Drawer } from 'antd'
import { lazy, Suspense, useRef } from 'react'
import { sharedValue } from '#kit/value/web/sharedValue.ts'
import { useDocking } from '#kit/view/web/useDocking.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { shellWords } from '../../words/shellWords.ts'

const Appearance = lazy(() => import('./Appearance.tsx').then((file) => ({ default: file.Appearance })))

const panel = sharedValue(false)

/** Opens the panel of the console's look. */
export const openSettings = (): void => panel.set(true)

const placeOf = () => ({
  left: document.documentElement.clientWidth - 34,
  top: 250,
  width: 34,
  height: 38,
})

/** B4: the button stands 250 px from the top at the right edge. */
export function SettingsPanel() {
  const t = useWords(shellWords)
  const isOpen = panel.use()
  const button = useRef<HTMLButtonElement>(null)
  const isDocked = useDocking(button, placeOf)
  return (
    <>
      <button
        ref={button}
        type="button"
        className="shell-settings-button"
        data-docked={isDocked || undefined}
        aria-label={t('settings.open')}
        aria-haspopup="dialog"
        onClick={openSettings}
      >
        <SettingOutlined aria-hidden="true" />
      </button>
      <Drawer open={isOpen} size={300} title={t('settings.title')} onClose={() => panel.set(false)}>
        <Suspense fallback={null}>
          <Appearance />
        </Suspense>
      </Drawer>
    </>
  )
}
