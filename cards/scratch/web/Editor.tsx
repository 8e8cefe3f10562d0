import './editor.css'
import type { CardEditorProps } from '#kit/card/web/cardFace.ts'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { scratchWords } from '../scratch.card.ts'
import { instructionMax, type ScratchCard } from '../scratch.schema.ts'
import { BrushFields } from './BrushFields.tsx'
import { CoverFields } from './CoverFields.tsx'
import { UnderField } from './UnderField.tsx'

const kinds = ['text', 'picture', 'code'] as const

/** The form of a scratch card: what is under the cover, the cover, and how it is scratched. */
export function ScratchEditor(props: CardEditorProps<ScratchCard>) {
  const { card, onChange, disabled = false } = props
  const t = useWords(scratchWords)
  const kit = useWords(kitWords)
  return (
    <>
      <CardSegments
        disabled={disabled}
        label={t('fields.kind')}
        onChange={(kind) => onChange({ ...card, kind })}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={card.kind}
      />
      <UnderField {...props} />
      <CardText
        disabled={disabled}
        hint={kit('common.optional')}
        label={t('fields.instruction')}
        limit={instructionMax}
        onChange={(text) => onChange({ ...card, instruction: text })}
        rows={1}
        value={card.instruction}
      />
      <CoverFields {...props} />
      <BrushFields {...props} />
    </>
  )
}
