import './soldItems.css'
import { useId } from 'react'
import type { Option } from '#kit/contract/resource.ts'
import { DragHandle } from '#kit/dnd/web/DragHandle.tsx'
import { FormField } from '#kit/form/web/FormField.tsx'
import { seenOptions } from '#kit/pick/web/picked.ts'
import type { FieldEditor } from '#kit/record/web/RecordForm.tsx'
import { RecordPicker } from '#kit/pick/web/RecordPicker.tsx'
import { RemoveButton } from '#kit/view/web/RemoveButton.tsx'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { SortableList } from '#kit/dnd/web/SortableList.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { product } from '../product.contract.ts'
import { productFields } from '../product.fields.ts'
import { productWords } from '../product.words.ts'

type Props = Parameters<FieldEditor>[0]

/** What the chosen kind sells, in its order: picked below, moved by hand, by drag or with Alt and an arrow key. */
export function SoldItems({ form, known, disabled }: Props) {
  const t = useWords(productWords)
  const kit = useWords(kitWords)
  const words = useResourceWords(product.name)
  const id = useId()
  const kind = form.values['kind'] === 'activity' ? 'activity' : 'course'
  const name = `${kind}Ids` as const
  const { max } = productFields[name]
  const ids = numbersIn(form.values[name])
  const names = new Map([...seenOptions(kind), ...known(name)].map((option) => [option.id, option]))
  const items = ids.map(
    (one): Option => names.get(one) ?? { id: one, label: kit('picker.unknown', { id: one }) },
  )
  const change = (next: readonly number[]) => form.change(name, next)
  const move = (from: number, to: number) =>
    change(ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1)))
  return (
    <FormField
      path={name}
      id={id}
      label={words.label(name)}
      hint={words.hint(name)}
      problem={form.problems[name]}
      required="publish"
      isGroup
    >
      {({ describedBy, isInvalid }) => (
        <>
          <SortableList
            className="product-items"
            items={items}
            disabled={disabled}
            onMove={move}
            renderRow={(item, _index, row) => (
              <div className="product-item" data-dragging={row.isDragging || undefined}>
                <DragHandle handleRef={row.handleRef} label={t('items.move', { title: item.label })} />
                <Item item={item} />
                <RemoveButton
                  label={t('items.remove', { title: item.label })}
                  disabled={disabled}
                  isSmall
                  onRemove={() => change(ids.filter((one) => one !== item.id))}
                />
              </div>
            )}
          />
          <RecordPicker
            id={id}
            describedBy={describedBy}
            isInvalid={isInvalid}
            resource={kind}
            label={t(`items.add.${kind}`)}
            placeholder={t(`items.add.${kind}`)}
            disabled={disabled || ids.length >= max}
            value={null}
            onChange={(one) => one !== null && !ids.includes(one) && change([...ids, one])}
          />
        </>
      )}
    </FormField>
  )
}

const numbersIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])

function Item({ item }: { readonly item: Option }) {
  const { label, picture } = item
  return (
    <>
      {picture ? (
        <img src={picture} alt="" loading="lazy" width={48} height={27} />
      ) : (
        <span className="product-item-blank" aria-hidden="true" />
      )}
      <span className="product-item-title">{label}</span>
    </>
  )
}
