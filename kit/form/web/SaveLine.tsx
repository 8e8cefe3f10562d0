import {
  CheckCircleOutlined,
  CloudOutlined,
  ExclamationCircleOutlined,
  LoadingOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import type { SaveState } from './saveState.ts'
import { useSaveText } from './useSaveText.ts'

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
  const text = useSaveText(state)
  return (
    <output className="kit-save-line" data-kind={state.kind}>
      <span aria-hidden="true">{icons[state.kind]}</span>
      {text}
    </output>
  )
}
