import { CheckOutlined } from '@ant-design/icons'
import { Switch } from 'antd'
import { useId } from 'react'
import { inkOn, presetColours } from '#kit/theme/colour.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { shellWords } from '../../words/shellWords.ts'
import { change, settings } from './settings.ts'

const switches = [
  ['hasTabs', 'tabs'],
  ['hasFixedHeader', 'header'],
  ['hasLogo', 'logo'],
] as const

/** What the reader chooses of the console's look. */
export function Appearance() {
  const t = useWords(shellWords)
  const current = settings.use()
  return (
    <>
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
