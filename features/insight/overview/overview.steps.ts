import { administrators, creators, staff } from '#kit/contract/role.ts'
import type { Role } from '#kit/contract/role.ts'
import { codesHref, sellHref } from '#features/content/share/share.paths.ts'
import type { OverviewKind } from './overview.figures.ts'

/** What may come next of a record in one of these states. */
export interface NextStep {
  readonly key: 'place' | 'sell' | 'codes' | 'share'
  readonly who: readonly Role[]
  readonly states: readonly string[]
  /** Figures that are all nothing yet, as far as the asker may know them; whoever may know one of them least of all has no such step. */
  readonly lacks: readonly string[]
  /** '': the share sheet has it. */
  readonly href: (id: number) => string
}

const inSheet = () => ''
const share: NextStep = { key: 'share', who: staff, states: ['public'], lacks: [], href: inSheet }

/** What comes next once a record is published, the first that applies: place it, sell it, make codes of it, or show it to somebody. */
export const nextSteps: Readonly<Record<OverviewKind, readonly NextStep[]>> = {
  ability: [],
  activity: [
    { key: 'place', who: creators, states: ['public'], lacks: ['courses', 'products'], href: inSheet },
    share,
  ],
  career: [],
  course: [{ key: 'sell', who: creators, states: ['public'], lacks: ['products'], href: sellHref }, share],
  product: [
    {
      key: 'codes',
      who: administrators,
      states: ['public', 'inner'],
      lacks: ['redeemed'],
      href: codesHref,
    },
    share,
  ],
}
