import { RelativeTime } from '#kit/i18n/web/RelativeTime.tsx'
import { namesIn, type Recorded } from '#kit/resource/web/formed.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { Face } from '#kit/view/web/Face.tsx'

interface PeopleProps {
  readonly resource: string
  readonly record: Recorded
  /** Fields that link people. */
  readonly fields: readonly string[]
}

/** Who made a record and who has to do with it, by face and name, and when it was made and changed. */
export function People({ resource, record, fields }: PeopleProps) {
  const words = useResourceWords(resource)
  const kit = useResourceWords('kit')
  const { creatorName, creatorAvatar, createdAt, updatedAt } = record
  const linked = fields
    .map((name) => ({ name, people: namesIn(record, name) }))
    .filter(({ people }) => people.length > 0)
  return (
    <dl className="kit-people">
      {linked.map(({ name, people }) => (
        <div key={name}>
          <dt>{words.label(name)}</dt>
          {people.map(({ id, label, picture }) => (
            <dd key={id}>
              <Face name={label} size={22} {...(picture && { picture })} />
              {label}
            </dd>
          ))}
        </div>
      ))}
      {creatorName && (
        <div>
          <dt>{kit.label('creatorName')}</dt>
          <dd>
            <Face name={creatorName} size={22} {...(creatorAvatar && { picture: creatorAvatar })} />
            {creatorName}
          </dd>
        </div>
      )}
      {createdAt !== undefined && (
        <div>
          <dt>{kit.label('createdAt')}</dt>
          <dd>
            <RelativeTime at={createdAt} isBrief />
          </dd>
        </div>
      )}
      {updatedAt !== undefined && (
        <div>
          <dt>{kit.label('updatedAt')}</dt>
          <dd>
            <RelativeTime at={updatedAt} isBrief />
          </dd>
        </div>
      )}
    </dl>
  )
}
