import './editor.css'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { scratchWords } from '../scratch.card.ts'
import { instructionMax, type ScratchCard } from '../scratch.schema.ts'
import { BrushFields } from './BrushFields.tsx'
import { CoverFields } from './CoverFields.tsx'
import { UnderField } from './UnderField.tsx'

const kinds = ['text', 'picture', 'code'] as const

/** The form of a scratch card: what is under the cover, the cover, and how it is scratched. */
export function ScratchEditor(props: CardEditorProps<ScratchCard>) {
  const fields = formCard(props)
  const t = useWords(scratchWords)
  const kit = useWords(kitWords)
  return (
    <>
      <CardSegments
        {...fields.at('kind')}
        label={t('fields.kind')}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <UnderField {...props} />
      <CardText
        {...fields.at('instruction')}
        hint={kit('common.optional')}
        label={t('fields.instruction')}
        limit={instructionMax}
        rows={1}
      />
      <CoverFields {...props} />
      <BrushFields {...props} />
    </>
  )
}
