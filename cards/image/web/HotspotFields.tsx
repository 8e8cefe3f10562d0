import type { Problem } from '#kit/card/content.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { RemoveButton } from '#kit/view/web/RemoveButton.tsx'
import { imageWords } from '../image.card.ts'
import { hotspotEdits } from '../image.edits.ts'
import type { Picture } from '../image.schema.ts'
import { HotspotForm } from './HotspotForm.tsx'

interface Props {
  readonly picture: Picture
  readonly path: string
  readonly problems: readonly Problem[]
  readonly disabled: boolean
  /** The point whose text is being written. */
  readonly openId: string | null
  /** The point that was added last: its title is written first. */
  readonly newId: string | null
  onOpen(id: string | null): void
  onChange(picture: Picture): void
}

/** The points of a picture, one of them open to write its text. */
export function HotspotFields({ picture, path, onChange, onOpen, openId, newId, ...form }: Props) {
  const t = useWords(imageWords)
  return (
    <ol className="image-editor-hotspots">
      {picture.hotspots.map((hotspot, index) => {
        const { id } = hotspot
        return (
          <li data-open={id === openId || undefined} key={id}>
            <span aria-hidden="true" className="image-editor-number">
              {index + 1}
            </span>
            <HotspotForm
              {...form}
              hotspot={hotspot}
              isNew={id === newId}
              isOpen={id === openId}
              number={index + 1}
              onChange={(change) => onChange(hotspotEdits.changed(picture, id, change))}
              onToggle={() => onOpen(id === openId ? null : id)}
              path={`${path}.hotspots.${index}`}
            />
            <RemoveButton
              disabled={form.disabled}
              label={`${t('edit.removeHotspot')} ${index + 1}`}
              onRemove={() => onChange(hotspotEdits.without(picture, id))}
            />
          </li>
        )
      })}
    </ol>
  )
}
