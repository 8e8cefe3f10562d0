import { namesIn, type Recorded } from '#kit/resource/web/formed.ts'
import { RecordCards } from '#kit/record/web/RecordCards.tsx'
import { ViewScreen } from '#kit/record/web/ViewScreen.tsx'
import { career } from '../career.contract.ts'
import { careerLayout } from './careerLayout.ts'

const abilityHref = (id: number) => `/base/ability/view?id=${id}`

const renderers = {
  abilityIds: (record: Recorded) => (
    <RecordCards records={namesIn(record, 'abilityIds')} hrefOf={abilityHref} />
  ),
}

/** C1, C4: a career as its readers see it, with the moves that are open. */
export function CareerView() {
  return (
    <ViewScreen
      resource={career}
      home="/base/career"
      layout={careerLayout}
      editableIn={['draft']}
      renderers={renderers}
    />
  )
}
