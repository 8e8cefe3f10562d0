import { CheckOutlined, SettingOutlined } from '@ant-design/icons'
import { Drawer, Switch } from 'antd'
import { useId, useRef } from 'react'
import { inkOn, presetColours } from '#kit/theme/colour.ts'
import { sharedValue } from '#kit/value/web/sharedValue.ts'
import { useDocking } from '#kit/view/web/useDocking.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { shellWords } from '../../words/shellWords.ts'
import { change, settings } from './settings.ts'

const switches = [
  ['hasTabs', 'tabs'],
  ['hasFixedHeader', 'header'],
  ['hasLogo', 'logo'],
] as const

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
  const current = settings.use()
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
        <h2 className="shell-settings-head">{t('settings.colour')}</h2>
        <Colours />
        <ul className="shell-switches">
          {switches.map(([name, word]) => (
            <Setting
              key={name}
              label={t(`settings.${word}`)}
              isOn={current[name]}
              onChange={(isOn) => change({ [name]: isOn })}
            />
          ))}
        </ul>
      </Drawer>
    </>
  )
}

function Colours() {
  const t = useWords(shellWords)
  const { colour } = settings.use()
  const presets = [
    { value: presetColours.sky, name: t('settings.sky') },
    { value: presetColours.blue, name: t('settings.blue') },
  ]
  return (
    <div className="shell-colours" role="group" aria-label={t('settings.colour')}>
      {presets.map(({ value, name }) => (
        <button
          key={value}
          type="button"
          className="shell-colour"
          style={{ background: value, color: inkOn(value) }}
          aria-pressed={value.toLowerCase() === colour.toLowerCase()}
          aria-label={name}
          title={name}
          onClick={() => change({ colour: value })}
        >
          {value.toLowerCase() === colour.toLowerCase() && <CheckOutlined aria-hidden="true" />}
        </button>
      ))}
      <label className="shell-colour-own">
        <input type="color" value={colour} onChange={(event) => change({ colour: event.target.value })} />
        {t('settings.own')}
      </label>
    </div>
  )
}

interface SettingProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

function Setting({ label, isOn, onChange }: SettingProps) {
  const id = useId()
  return (
    <li>
      <label htmlFor={id}>{label}</label>
      <Switch id={id} checked={isOn} onChange={onChange} />
    </li>
  )
}
