import {
  CheckCircleOutlined,
  CloudOutlined,
  ExclamationCircleOutlined,
  LoadingOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useFormat } from '#kit/i18n/web/format.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { SaveState } from './saveState.ts'

const icons: Readonly<Record<SaveState['kind'], ReactNode>> = {
  clean: null,
  unsaved: <span className="kit-dot" />,
  saving: <LoadingOutlined aria-hidden="true" />,
  saved: <CheckCircleOutlined aria-hidden="true" />,
  offline: <CloudOutlined aria-hidden="true" />,
  refused: <ExclamationCircleOutlined aria-hidden="true" />,
}

/** 'saved 12:03', 'saving', 'offline, kept here', 'refused: why'. */
export function SaveLine({ state }: { readonly state: SaveState }) {
  const t = useWords(kitWords)
  const format = useFormat()
  const text = () => {
    switch (state.kind) {
      case 'clean':
        return ''
      case 'saved':
        return t('form.saved', { time: format.clock(state.at) })
      case 'refused':
        return t('form.refused', { why: state.why })
      default:
        return t(`form.${state.kind}`)
    }
  }
  return (
    <output className="kit-save-line" data-kind={state.kind}>
      <span aria-hidden="true">{icons[state.kind]}</span>
      {text()}
    </output>
  )
}
