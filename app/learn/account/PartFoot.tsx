import type { SaveState } from '#kit/form/web/saveState.ts'
import { useSaveText } from '#kit/form/web/useSaveText.ts'

interface PartFootProps {
  readonly state: SaveState
  readonly action: string
  readonly disabled?: boolean
}

/** The button of one part of the account, and whether it is saved. */
export function PartFoot({ state, action, disabled = false }: PartFootProps) {
  return (
    <div className="own-foot">
      <button aria-busy={state.kind === 'saving'} className="learn-button" disabled={disabled} type="submit">
        {action}
      </button>
      <SaveText state={state} />
    </div>
  )
}

/** Said by a screen reader when it changes. */
export function SaveText({ state }: { readonly state: SaveState }) {
  return (
    <output className="own-state" data-kind={state.kind}>
      {useSaveText(state)}
    </output>
  )
}
