import { OwnField } from '#kit/fields/web/OwnField.tsx'
import type { FieldEditor } from '#kit/record/web/RecordForm.tsx'
import { banner } from '../banner.contract.ts'
import type { TargetKind } from '../banner.target.ts'

type Props = Parameters<FieldEditor>[0]

const fieldOf: Readonly<Record<TargetKind, keyof (typeof banner)['fields'] | undefined>> = {
  none: undefined,
  course: 'targetCourseId',
  product: 'targetProductId',
  activity: 'targetActivityId',
  page: 'targetPath',
}

const isKind = (value: unknown): value is TargetKind => typeof value === 'string' && value in fieldOf

/** Where the banner leads; what is asked beside it follows the kind. */
export function TargetField(props: Props) {
  const { form, known } = props
  const kind = form.values['targetKind']
  const name = isKind(kind) ? fieldOf[kind] : undefined
  return (
    <>
      <OwnField {...props} name="targetKind" resource={banner.name} />
      {name !== undefined && (
        <OwnField
          {...props}
          key={name}
          known={() => known('targetId')}
          name={name}
          onChange={(value) => form.change(name, value)}
          required="save"
          resource={banner.name}
        />
      )}
    </>
  )
}
