import { useId } from 'react'
import type { Option } from '#kit/contract/resource.ts'
import { FieldRow } from '#kit/fields/web/FieldRow.tsx'
import { RowsControl, type InnerField } from '#kit/fields/web/RowsControl.tsx'
import { FileDrop } from '#kit/files/web/FileDrop.tsx'
import { FileView } from '#kit/files/web/FileView.tsx'
import { FormField } from '#kit/form/web/FormField.tsx'
import type { FieldEditor } from '#kit/record/web/RecordForm.tsx'
import { rememberOption, seenOptions } from '#kit/pick/web/picked.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { course } from '../course.contract.ts'
import { courseFields } from '../course.fields.ts'
import { rowsIn } from './units/reading.ts'

type Props = Parameters<FieldEditor>[0]

/** Pictures of the course's page, each alone or standing for a film until it is played. */
export function GalleryField({ form, disabled, known }: Props) {
  const words = useResourceWords(course.name)
  const id = useId()
  const label = words.label('gallery')
  const videos = [...seenOptions('file'), ...known('gallery')]
  const common = { formId: id, words, disabled, known, onLeave: () => undefined, problems: form.problems }
  return (
    <FormField {...{ id, label }} path="gallery" problem={form.problems['gallery']} required="never" isGroup>
      {() => (
        <RowsControl
          {...{ label, words, disabled }}
          field={courseFields.gallery}
          name="gallery"
          path="gallery"
          value={rowsIn(form.values, 'gallery')}
          onChange={(rows) => form.change('gallery', rows)}
          renderField={(inner) =>
            inner.name === 'videoId' ? (
              <VideoField {...{ inner, videos, disabled }} problem={form.problems[inner.path]} />
            ) : (
              <FieldRow {...common} {...inner} />
            )
          }
        />
      )}
    </FormField>
  )
}

interface VideoFieldProps {
  readonly inner: InnerField
  readonly videos: readonly Option[]
  readonly disabled: boolean
  readonly problem: string | undefined
}

function VideoField({ inner, videos, disabled, problem }: VideoFieldProps) {
  const id = useId()
  const { label, path, value, onChange } = inner
  const video = videos.find((one) => one.id === value)
  return (
    <FormField {...{ id, label, path, problem }} required="never" isGroup>
      {({ describedBy, isInvalid }) => (
        <FileDrop
          {...{ id, label, path, disabled, describedBy, isInvalid }}
          purpose="video"
          hasFile={typeof value === 'number'}
          onRemove={() => onChange(null)}
          onSent={({ id: newId, name, url }) => {
            rememberOption('file', { id: newId, label: name, picture: url })
            onChange(newId)
          }}
        >
          <FileView kind="video" file={video && { name: video.label, url: video.picture ?? '' }} />
        </FileDrop>
      )}
    </FormField>
  )
}
