import { ViewScreen } from '#kit/record/web/ViewScreen.tsx'
import { ability } from '../ability.contract.ts'
import { abilityHead, abilityLayout } from './abilityLayout.ts'

/** C2, C4: an ability as its readers see it, with the moves that are open. */
export function AbilityView() {
  return (
    <ViewScreen
      resource={ability}
      home="/base/ability"
      layout={abilityLayout}
      head={abilityHead}
      editableIn={['draft']}
    />
  )
}
