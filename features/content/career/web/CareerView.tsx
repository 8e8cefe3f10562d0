import { namesIn, type Recorded } from '#kit/resource/web/formed.ts'
import { RecordCards } from '#kit/record/web/RecordCards.tsx'
import { ViewScreen } from '#kit/record/web/ViewScreen.tsx'
import { career } from '../career.contract.ts'
import { careerHead, careerLayout } from './careerLayout.ts'

const abilityHref = (id: number) => `/base/ability/view?id=${id}`

const renderers = {
  abilityIds: (record: Recorded) => {
    const abilities = namesIn(record, 'abilityIds')
    return abilities.length > 0 ? <RecordCards records={abilities} hrefOf={abilityHref} /> : null
  },
}

/** C1, C4: a career as its readers see it, with the moves that are open. */
export function CareerView() {
  return (
    <ViewScreen
      resource={career}
      home="/base/career"
      layout={careerLayout}
      head={careerHead}
      editableIn={['draft']}
      renderers={renderers}
    />
  )
}
