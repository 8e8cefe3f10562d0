import '#kit/form/web/form.css'
import './linkedChoices.css'
import { Button, Switch } from 'antd'
import { useId } from 'react'
import type { AnyEndpoint } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'

/** A record that is linked here, and what was chosen for it. */
export interface LinkedChoice {
  readonly id: number
  readonly label: string
  /** `undecided`: nobody has chosen yet, which counts as `no`. */
  readonly value: 'no' | 'undecided' | 'yes'
  readonly mayDecide: boolean
}

interface Props {
  readonly words: string
  readonly name: string
  /** The keys of what is said, in these words. */
  readonly keys: Readonly<Record<'title' | 'lead' | 'ask' | 'keepClosed' | 'offer' | 'notYours', string>>
  readonly choices: readonly LinkedChoice[]
  /** Takes `{ ids, [name]: 'no' | 'yes' }`. */
  readonly endpoint: AnyEndpoint
  /** What shows the choices too. */
  readonly touches: readonly AnyEndpoint[]
}

/** A yes or no of each linked record that holds at once; what nobody has decided yet is asked for, for all together. */
export function LinkedChoices({ words, name, keys, choices, endpoint, touches }: Props) {
  const of = useResourceWords(words)
  const id = useId()
  const write = useWrite(endpoint, { touches })
  const text = (key: keyof Props['keys']) => of.maybe(keys[key])
  const open = choices.filter(({ value, mayDecide }) => value === 'undecided' && mayDecide)
  const choose = (ids: readonly number[], value: 'no' | 'yes') =>
    write.mutate(
      { body: { ids, [name]: value } as never },
      { onError: (error) => notify({ kind: 'error', text: errorText(error) }) },
    )
  if (choices.length === 0) return null
  return (
    <details className={`kit-choices ${open.length > 0 ? 'kit-banner' : 'kit-panel'}`} open={open.length > 0}>
      <summary>{text('title')}</summary>
      <p>{open.length > 0 ? text('ask') : text('lead')}</p>
      <ul className="kit-choices-list">
        {choices.map(({ id: one, label, value, mayDecide }) => (
          <li key={one}>
            <Switch
              aria-labelledby={`${id}${one}`}
              checked={value === 'yes'}
              disabled={!mayDecide || write.isPending}
              onChange={(isOn) => choose([one], isOn ? 'yes' : 'no')}
              size="small"
            />
            <span id={`${id}${one}`}>{label}</span>
            {value === 'undecided' && <span className="kit-tag">{of.value(name, value)}</span>}
            {!mayDecide && <small>{text('notYours')}</small>}
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <div className="kit-choices-all">
          {(['no', 'yes'] as const).map((value) => (
            <Button
              key={value}
              loading={write.isPending}
              onClick={() =>
                choose(
                  open.map((choice) => choice.id),
                  value,
                )
              }
              size="small"
            >
              {text(value === 'yes' ? 'offer' : 'keepClosed')}
            </Button>
          ))}
        </div>
      )}
    </details>
  )
}
