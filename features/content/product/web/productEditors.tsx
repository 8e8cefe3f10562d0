import { OwnField } from '#kit/fields/web/OwnField.tsx'
import type { FormState } from '#kit/form/web/useForm.ts'
import type { Values } from '#kit/form/values.ts'
import type { FieldEditor } from '#kit/record/web/RecordForm.tsx'
import { product } from '../product.contract.ts'
import { SoldItems } from './SoldItems.tsx'

type Props = Parameters<FieldEditor>[0]

const without = (form: FormState, name: string, value: unknown, changed: Values) =>
  form.setValues((now) => ({ ...now, [name]: value, ...changed }))

/** Another kind sells other things; going back brings what was saved. */
function KindField(props: Props) {
  const { form } = props
  const choose = (kind: unknown) =>
    without(form, 'kind', kind, {
      courseIds: kind === 'course' ? form.base['courseIds'] : [],
      activityIds: kind === 'activity' ? form.base['activityIds'] : [],
    })
  return <OwnField {...props} resource={product.name} name="kind" onChange={choose} />
}

/** Only what is done together has its moments. */
function DeliveryField(props: Props) {
  const { form } = props
  const choose = (delivery: unknown) =>
    without(form, 'delivery', delivery, {
      startsAt: delivery === 'sync' ? form.base['startsAt'] : null,
      endsAt: delivery === 'sync' ? form.base['endsAt'] : null,
    })
  const moment = (name: 'startsAt' | 'endsAt') => (
    <OwnField
      {...props}
      resource={product.name}
      name={name}
      required="publish"
      onChange={(at) => form.change(name, at)}
    />
  )
  return (
    <>
      <OwnField {...props} resource={product.name} name="delivery" onChange={choose} />
      {form.values['delivery'] === 'sync' && (
        <div className="product-period">
          {moment('startsAt')}
          {moment('endsAt')}
        </div>
      )}
    </>
  )
}

export const productEditors: Readonly<Record<string, FieldEditor>> = {
  kind: (props) => <KindField {...props} />,
  items: (props) => <SoldItems {...props} />,
  delivery: (props) => <DeliveryField {...props} />,
}
